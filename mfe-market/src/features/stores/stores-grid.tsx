import { Skeleton } from '@portico/ui';
import { StoreCard } from './store-card';
import type { Store } from './stores.queries';
import styles from './stores-page.module.css';

const SKELETON_CARDS = 9;

export function StoresGrid({ stores }: { stores: readonly Store[] }) {
  return (
    <ul className={styles.grid} role="list">
      {stores.map((store) => (
        <li key={store.characterId}>
          <StoreCard store={store} />
        </li>
      ))}
    </ul>
  );
}

export function StoresSkeleton() {
  return (
    <>
      <Skeleton shape="box" width="100%" height="2.75rem" />
      <div className={styles.grid}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <Skeleton key={card} shape="box" width="100%" height="8.5rem" />
        ))}
      </div>
    </>
  );
}
