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
import { SectionHead } from '@portico/game-ui';

interface MarketFrameProps {
  header: ReactNode;
  /** Undefined on the page of a store, which is not one of the lists. */
  tab?: 'stores' | 'items' | 'search' | 'sales';
  /** Open stores in all rooms. Requested separately if the page does not know the number. */
  storeCount?: number | undefined;
  /** Whether the page is still waiting for its own answer, which contains the number. */
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
  // Pages show the number also if they request nothing themselves, or if their request fails.
  const asked = useQuery({ ...storeCountQuery(), enabled: storeCount === undefined && !isWaiting });
  const count = storeCount ?? asked.data?.storeCount;
  const { number } = useFormat();
  return (
    <>
      {header}
      <div className={styles.page}>
        {tab !== undefined && <MarketSearch view={search} />}
        <SegmentedLinks
          className={styles.tabs}
          label={t('stores.meta.title')}
          currentMeans="page"
          items={[
            {
              key: 'stores',
              href: paths.market,
              text: t('tabs.stores'),
              isCurrent: tab === 'stores',
              ...(count !== undefined && { count: number(count) }),
            },
            {
              key: 'items',
              href: paths.items,
              text: t('goods.items.meta.title'),
              isCurrent: tab === 'items',
            },
            { key: 'sales', href: paths.sales, text: t('sales.meta.title'), isCurrent: tab === 'sales' },
            { key: 'search', href: paths.search, text: t('tabs.search'), isCurrent: tab === 'search' },
          ]}
        />
        {children}
        {/* The goods of a store come before the search. */}
        {tab === undefined && <MarketSearch />}
      </div>
    </>
  );
}

export function MarketHeader({ title }: { title: string }) {
  const t = useTexts('mfe-market');
  return <SectionHead scene="stalls" title={title} lead={t('market.lead')} />;
}
