import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { retriedLazy, useIsHydrated, useSession } from '@portico/portal-kit';
import { readDeviceWishes } from '@portico/portal-kit/device-wishes';
import { HeartButton, type HeartButtonProps } from './heart-button';
import type { WishHeartProps } from './wish-heart';

interface WishPartProps extends WishHeartProps {
  /** The heart without its code: it shows what the device knows, and its press asks for the code again. */
  plain: ReactNode;
}

const wishHeart = retriedLazy<WishPartProps>(
  () => import(/* webpackChunkName: "wish" */ './wish-heart').then((module) => module.WishHeart),
  ({ plain }) => plain,
);

export type WishButtonProps = Pick<HeartButtonProps, 'itemId' | 'name'>;

/** Puts an item on the visitor's wish list, or takes it off. The code is loaded if there is a list, or with the first press. */
export function WishButton(props: WishButtonProps) {
  const isOfAccount = useSession((session) => session.isAuthenticated);
  const isHydrated = useIsHydrated();
  const [press, setPress] = useState<{ wanted: boolean }>();
  const wishes = useMemo(
    () => (isHydrated && !isOfAccount ? readDeviceWishes() : undefined),
    [isHydrated, isOfAccount],
  );
  const isOn = wishes?.includes(props.itemId);
  const plain = <HeartButton {...props} isOn={isOn} onClick={() => setPress({ wanted: isOn !== true })} />;
  const hasList = isHydrated && (wishes === undefined || wishes.length > 0);
  if (press === undefined && !hasList) return plain;
  const WishHeart = wishHeart.get();
  return (
    <Suspense fallback={plain}>
      <WishHeart {...props} wanted={press?.wanted} plain={plain} />
    </Suspense>
  );
}
