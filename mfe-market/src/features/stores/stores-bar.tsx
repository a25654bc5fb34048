import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import { SourceLine, type Sourced } from '../../shared/source-line';
import { STORE_SORTS, type StoreSort } from './stores-state';
import styles from './stores-page.module.css';

export interface StoresBarProps extends Sourced {
  count: number;
  sort: StoreSort;
  hrefWith: (patch: { sort: StoreSort }) => string;
}

/** How many stores, how old, in which order. */
export function StoresBar({ count, source, asOf, sort, hrefWith }: StoresBarProps) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  return (
    <div className={styles.bar}>
      <h2 className={styles.count}>{t('stores.list.count', { count, formatted: format.number(count) })}</h2>
      <SourceLine source={source} asOf={asOf} />
      <div className={styles.sort}>
        <span className={styles.sortLabel}>{t('stores.sort.label')}</span>
        <SegmentedLinks
          label={t('stores.sort.label')}
          items={STORE_SORTS.map((choice) => ({
            key: choice,
            href: hrefWith({ sort: choice }),
            text: t(`stores.sort.${choice}`),
            isCurrent: choice === sort,
          }))}
        />
      </div>
    </div>
  );
}
