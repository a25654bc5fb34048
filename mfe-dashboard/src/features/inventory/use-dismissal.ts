import { type RefObject, useEffect, useEffectEvent } from 'react';
import { cellOf } from './use-cell-focus';

export interface DismissalOptions {
  isOn: boolean;
  /** The card was pressed for: a press beside it closes it, unless it opens another. */
  isPressed: boolean;
  card: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Esc closes a card wherever the focus is: a mouse may have opened it. */
export function useDismissal({ isOn, isPressed, card, close }: DismissalOptions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    const isInCard = target instanceof Node && card.current?.contains(target) === true;
    if (isPressed && !isInCard && cellOf(target) === undefined) close();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const keys = (event: KeyboardEvent) => onKeyDown(event);
    const presses = (event: PointerEvent) => onPointerDown(event);
    document.addEventListener('keydown', keys, { capture: true });
    document.addEventListener('pointerdown', presses, { capture: true });
    return () => {
      document.removeEventListener('keydown', keys, { capture: true });
      document.removeEventListener('pointerdown', presses, { capture: true });
    };
  }, [isOn]);
}
