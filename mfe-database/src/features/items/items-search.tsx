import { ITEM_TYPES, isItemType } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';
import { LiveSearch } from '../../shared/live-search';
import type { ItemsView } from './items-state';
import styles from './items-page.module.css';

export interface ItemsSearchProps {
  view: ItemsView;
  hrefWith: (patch: Partial<ItemsView>) => string;
  onChange: (patch: Partial<ItemsView>, options?: { replace?: boolean }) => void;
}

/** The search and the type are one form: without scripts both are sent. */
const FORM = 'items-filter';

export function ItemsSearch({ view, hrefWith, onChange }: ItemsSearchProps) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.filter}>
      <LiveSearch
        id={FORM}
        className={styles.search}
        name="query"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={view.query}
        clearHref={hrefWith({ query: '' })}
        onSearch={(query, options) => onChange({ query }, options)}
      />
      <SelectField
        label={t('type.label')}
        name="type"
        form={FORM}
        value={sent(view.type)}
        options={(['all', ...ITEM_TYPES] as const).map((value) => ({
          value: sent(value),
          text: t(`type.${value}`),
        }))}
        onChange={(value) => onChange({ type: isItemType(value) ? value : 'all' })}
      />
    </div>
  );
}

/** The default is sent as nothing, as it is left out of every other address. */
function sent(type: ItemsView['type']): string {
  return type === 'all' ? '' : type;
}
