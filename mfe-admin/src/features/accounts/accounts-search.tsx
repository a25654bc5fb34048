import { useTexts } from '@portico/i18n';
import type { SearchLinks } from '@portico/portal-kit';
import { SearchField, SelectField } from '@portico/ui';
import { type AccountsView, MAX_SEARCH, SEARCHES, type SearchBy } from './accounts.queries';
import styles from './accounts-page.module.css';

const FORM_ID = 'accounts-search';

/** By what, and for what: one GET form, which searches before the scripts are there too. */
export function AccountsSearch({ view, hrefWith, set }: SearchLinks<AccountsView>) {
  const t = useTexts('mfe-admin');
  const byOf = (value: string): SearchBy => SEARCHES.find((by) => by === value) ?? 'name';
  return (
    <div className={styles.search}>
      <SelectField
        label={t('accounts.search.by')}
        name="by"
        form={FORM_ID}
        value={view.by}
        options={SEARCHES.map((by) => ({ value: by, text: t(`accounts.search.${by}`) }))}
        onChange={(by) => set({ by: byOf(by) })}
      />
      <SearchField
        id={FORM_ID}
        className={styles.field}
        name="search"
        label={t('accounts.search.label')}
        placeholder={t(`accounts.placeholder.${view.by}`)}
        defaultValue={view.search}
        maxLength={MAX_SEARCH}
        onSearch={(search) => set({ search })}
        clearHref={hrefWith({ search: '' })}
        texts={{ submit: t('accounts.search.submit'), clear: t('accounts.search.clear') }}
      />
    </div>
  );
}
