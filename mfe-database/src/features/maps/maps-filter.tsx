import { MAP_KINDS, QUEST_AREA_NAMES, QUEST_REGIONS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { ListFilters } from '@portico/portal-kit/list';
import { LinkButton, SelectField } from '@portico/ui';
import { LevelRange } from '../../shared/level-range';
import { activeFilters, type MapsLinks, NO_FILTERS } from './maps.queries';
import styles from './maps-filter.module.css';

interface MapsFilterProps {
  links: MapsLinks;
  /** The id of the form with the search: before scripts all is sent together. */
  form: string;
}

export function MapsFilter({ links: { view, hrefWith, set }, form }: MapsFilterProps) {
  const t = useTexts('mfe-database');
  const count = activeFilters(view);
  return (
    <ListFilters className={styles.fields} activeCount={count}>
      <LevelRange view={view} form={form} onChange={(patch) => set(patch)} />
      <SelectField
        label={t('maps.kind.label')}
        name="kind"
        form={form}
        value={view.kind ?? ''}
        options={[
          { value: '', text: t('maps.kind.all') },
          ...MAP_KINDS.map((kind) => ({ value: kind, text: t(`maps.kind.${kind}`) })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      <SelectField
        label={t('lists.area')}
        name="area"
        form={form}
        value={view.area}
        options={[
          { value: '', text: t('lists.anyArea') },
          ...QUEST_REGIONS.map((region) => ({ value: QUEST_AREA_NAMES[region], text: t(`area.${region}`) })),
        ]}
        onChange={(area) => set({ area })}
      />
      {count > 0 && (
        <LinkButton href={hrefWith(NO_FILTERS)} icon="close">
          {t('lists.clear')}
        </LinkButton>
      )}
    </ListFilters>
  );
}
