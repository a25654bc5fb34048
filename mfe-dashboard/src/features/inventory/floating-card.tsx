import { type Beside, useBeside } from '@portico/game-ui';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import styles from './item-cards.module.css';
import { PLACE_ATTRIBUTE } from './use-cell-focus';

export interface FloatingCardProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Cell of the card, somewhere inside the parent of the card. */
  place: number;
  pointerX: number | undefined;
  /** The label of an opened card; a pointed one is a tooltip. */
  label: string | undefined;
  onGone: (() => void) | undefined;
  children: ReactNode;
}

export function FloatingCard({ ref, place, pointerX, label, onGone, children }: FloatingCardProps) {
  const [beside, setBeside] = useState<Beside>();
  useLayoutEffect(() => {
    // Found through the parent: on first render a ref of the parent is still empty.
    const anchor = ref.current?.parentElement?.querySelector(`[${PLACE_ATTRIBUTE}="${place}"]`);
    setBeside(anchor ? { anchor, pointerX } : undefined);
  }, [ref, place, pointerX]);
  useBeside(ref, beside, onGone);
  return (
    <div
      ref={ref}
      popover="manual"
      role={label === undefined ? 'tooltip' : 'dialog'}
      aria-label={label}
      tabIndex={-1}
      className={styles.card}
    >
      {children}
    </div>
  );
}
