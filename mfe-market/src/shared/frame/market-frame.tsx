import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { MarketSearch } from '../search/market-search';
import type { SearchView } from '../search/search-view';
import styles from './market-frame.module.css';

export interface MarketFrameProps {
  header: ReactNode;
  tab: 'stores' | 'items' | 'search';
  /** Open stores in all rooms; not told until it is known. */
  storeCount?: number | undefined;
  /** What is searched for; nothing on the other tabs. */
  search?: SearchView | undefined;
  children: ReactNode;
}

/** What all pages of the market share: the search on top, then the tabs. */
export function MarketFrame({ header, tab, storeCount, search, children }: MarketFrameProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  return (
    <>
      {header}
      <div className={styles.page}>
        <MarketSearch view={search} />
        <SegmentedLinks
          className={styles.tabs}
          label={t('tabs.label')}
          currentMeans="page"
          items={[
            {
              key: 'stores',
              href: paths.market,
              text: t('tabs.stores'),
              isCurrent: tab === 'stores',
              ...(storeCount !== undefined && { count: number(storeCount) }),
            },
            { key: 'items', href: paths.items, text: t('tabs.items'), isCurrent: tab === 'items' },
            { key: 'search', href: paths.search, text: t('tabs.search'), isCurrent: tab === 'search' },
          ]}
        />
        {children}
      </div>
    </>
  );
}
