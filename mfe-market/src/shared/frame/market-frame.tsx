import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { SegmentedLinks } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { MarketSearch } from '../search/market-search';
import type { SearchView } from '../search/search-view';
import styles from './market-frame.module.css';
import { storeCountQuery } from './store-count.queries';

export interface MarketFrameProps {
  header: ReactNode;
  tab: 'stores' | 'items' | 'search';
  /** Open stores in all rooms; asked for where the page does not know. */
  storeCount?: number | undefined;
  /** The page's own answer, which has the number, is on its way. */
  isWaiting?: boolean;
  /** The search; undefined on the other tabs. */
  search?: SearchView | undefined;
  children: ReactNode;
}

export function MarketFrame({
  header,
  tab,
  storeCount,
  isWaiting = false,
  search,
  children,
}: MarketFrameProps) {
  const t = useTexts('mfe-market');
  // A page that asks for nothing, or fails, has the number too.
  const asked = useQuery({ ...storeCountQuery(), enabled: storeCount === undefined && !isWaiting });
  const count = storeCount ?? asked.data?.storeCount;
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
              ...(count !== undefined && { count: number(count) }),
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
