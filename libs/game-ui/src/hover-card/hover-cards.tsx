import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { anchorOf } from './card-of';
import type { HoverCardProps } from './hover-card';

const HoverCard = lazy<ComponentType<HoverCardProps>>(() =>
  import('./hover-card').then(
    (module) => ({ default: module.HoverCard }),
    // Without this code links still work.
    () => ({ default: () => null }),
  ),
);

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Cards of items, monsters and players on the whole page. The code for them is loaded when somebody first points at one. */
export function HoverCards({ page }: { page: string }) {
  const [first, setFirst] = useState<Event>();
  useEffect(() => {
    if (first !== undefined) return;
    const wake = (event: Event) => {
      // A touch also fires `pointerover`, just before `pointerdown`.
      const isOfTouch =
        event.type === 'pointerover' && 'pointerType' in event && event.pointerType === 'touch';
      if (!isOfTouch && anchorOf(event) !== undefined) setFirst(event);
    };
    for (const sign of SIGNS) document.addEventListener(sign, wake, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, wake);
    };
  }, [first]);
  return (
    first && (
      <Suspense fallback={null}>
        <HoverCard first={first} page={page} />
      </Suspense>
    )
  );
}
