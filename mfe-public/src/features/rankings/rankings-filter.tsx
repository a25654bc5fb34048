import { RANKING_MODES, SEARCH_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { FilterSheet, SearchField, SegmentedLinks, SelectField } from '@portico/ui';
import { CLASS_CHOICES, isGroupView, type RankingsView } from './rankings-state';
import { RankJump } from './rank-jump';
import styles from './rankings-page.module.css';

export interface RankingsFilterProps {
  view: RankingsView;
  hrefWith: (patch: Partial<RankingsView>) => string;
  onChange: (patch: Partial<RankingsView>) => void;
}

/** Whose ranking it is: mode and class, in place or behind one button, and a search for a name. */
export function RankingsFilter({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { config } = usePortal();
  const count = [view.mode, view.job].filter((value) => value !== 'all').length;
  return (
    <div className={styles.filter}>
      {!isGroupView(view) && <PlayerSearch view={view} hrefWith={hrefWith} onChange={onChange} />}
      <FilterSheet
        className={styles.choices}
        activeCount={count}
        texts={{
          open: t('rankings.filter.open'),
          active: t('rankings.filter.active', { count, formatted: format.number(count) }),
          close: t('rankings.filter.close'),
          done: t('rankings.filter.done'),
        }}
      >
        {(config.ironman.isOn || view.mode !== 'all') && (
          <div className={styles.choice}>
            <span className={styles.choiceLabel} aria-hidden="true">
              {t('rankings.filter.mode')}
            </span>
            <SegmentedLinks
              label={t('rankings.filter.mode')}
              items={RANKING_MODES.map((mode) => ({
                key: mode,
                href: hrefWith({ mode }),
                text: t(`mode.${mode}`),
                isCurrent: view.mode === mode,
              }))}
            />
          </div>
        )}
        {!isGroupView(view) && (
          <SelectField
            label={t('rankings.filter.class')}
            name="job"
            form={FORM}
            value={sent(view.job)}
            options={CLASS_CHOICES.map((value) => ({ value: sent(value), text: t(`class.${value}`) }))}
            onChange={(value) => onChange({ job: CLASS_CHOICES.find((choice) => choice === value) ?? 'all' })}
          />
        )}
        <RankJump view={view} onJump={(rank) => onChange({ rank, search: '' })} />
      </FilterSheet>
    </div>
  );
}

/** The search and the class are one form: without scripts both are sent. */
const FORM = 'rankings-filter';

function PlayerSearch({ view, hrefWith, onChange }: RankingsFilterProps) {
  const t = useTexts('mfe-public');
  const keep = {
    ...(view.mode !== 'all' && { mode: view.mode }),
    ...(view.sort !== 'level' && { sort: view.sort }),
  };
  return (
    <SearchField
      id={FORM}
      className={styles.search}
      name="search"
      label={t('rankings.search.label')}
      placeholder={t('rankings.search.placeholder')}
      defaultValue={view.search}
      maxLength={SEARCH_MAX_LENGTH}
      keep={keep}
      onSearch={(search) => onChange({ search })}
      clearHref={hrefWith({ search: '' })}
      texts={{ submit: t('rankings.search.submit'), clear: t('rankings.search.clear') }}
    />
  );
}

/** The default is sent as nothing, as it is left out of every other address. */
function sent(job: RankingsView['job']): string {
  return job === 'all' ? '' : job;
}
