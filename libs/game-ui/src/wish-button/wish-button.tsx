import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useIsHydrated, useSession } from '@portico/portal-kit';
import { readDeviceWishes } from '@portico/portal-kit/device-wishes';
import { HeartButton, type HeartButtonProps } from './heart-button';
import type { WishHeartProps } from './wish-heart';

const WishHeart = lazy<ComponentType<WishHeartProps>>(() =>
  import(/* webpackChunkName: "wish" */ './wish-heart').then(
    (module) => ({ default: module.WishHeart }),
    // Item pages work without this code.
    () => ({ default: HeartButton }),
  ),
);

export type WishButtonProps = Pick<HeartButtonProps, 'itemId' | 'name'>;

/** Puts an item on the visitor's wish list, or takes it off. The code is loaded if there is a list, or with the first press. */
export function WishButton(props: WishButtonProps) {
  const isOfAccount = useSession((session) => session.isAuthenticated);
  const isHydrated = useIsHydrated();
  const [wanted, setWanted] = useState<boolean>();
  const wishes = isHydrated && !isOfAccount ? readDeviceWishes() : undefined;
  const isOn = wishes?.includes(props.itemId);
  const plain = <HeartButton {...props} isOn={isOn} onClick={() => setWanted(isOn !== true)} />;
  const hasList = isHydrated && (wishes === undefined || wishes.length > 0);
  if (wanted === undefined && !hasList) return plain;
  return (
    <Suspense fallback={plain}>
      <WishHeart {...props} wanted={wanted} />
    </Suspense>
  );
}
