import { classNames, Skeleton } from '@portico/ui';
import type { MarketView } from '../../shared/market-view';
import { StoreCard } from './store-card';
import type { Store } from './stores.queries';
import styles from './stores-page.module.css';

const SKELETON_CARDS = 9;

export interface StoresGridProps {
  stores: readonly Store[];
  view: MarketView;
  /** More than anyone sees at once: what is out of sight is not laid out, but found by a search in the page. */
  isWhole: boolean;
}

/** Stores as stalls, or as rows of two lines. */
export function StoresGrid({ stores, view, isWhole }: StoresGridProps) {
  return (
    <ul className={classNames(styles.stores, styles[view], isWhole && styles.whole)} role="list">
      {stores.map((store) => (
        <li key={store.characterId}>
          <StoreCard store={store} view={view} />
        </li>
      ))}
    </ul>
  );
}

export function StoresSkeleton({ view }: { view: MarketView }) {
  return (
    <>
      <Skeleton shape="box" width="100%" height="2.75rem" />
      <div className={classNames(styles.stores, styles[view])}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <Skeleton key={card} shape="box" width="100%" height={view === 'grid' ? '9.5rem' : '4.5rem'} />
        ))}
      </div>
    </>
  );
}
