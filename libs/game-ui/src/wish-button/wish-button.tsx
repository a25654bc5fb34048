import { type ComponentType, lazy, Suspense } from 'react';
import { useIsHydrated } from '@portico/portal-kit';
import styles from './wish-button.module.css';
import type { WishHeartProps } from './wish-heart';

const WishHeart = lazy<ComponentType<WishHeartProps>>(() =>
  import(/* webpackChunkName: "wish" */ './wish-heart').then(
    (module) => ({ default: module.WishHeart }),
    // An item can be read without it.
    () => ({ default: () => null }),
  ),
);

/** Puts an item on the wish list of whoever is here, or takes it off. A place of its size until its code is there. */
export function WishButton(props: WishHeartProps) {
  return (
    <span className={styles.place}>
      {useIsHydrated() && (
        <Suspense>
          <WishHeart {...props} />
        </Suspense>
      )}
    </span>
  );
}
