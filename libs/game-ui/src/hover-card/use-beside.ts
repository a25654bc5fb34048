import { type RefObject, useLayoutEffect } from 'react';
import { type Beside, keepPlaced } from './place-card';

/**
 * Shows a card, which is a `popover`, and keeps it beside its anchor while things grow or scroll; without `beside` it is hidden. `onGone`
 * is called when the anchor leaves the view or the page; without `onGone` the card stays at the edge where its anchor left.
 */
export function useBeside(
  card: RefObject<HTMLElement | null>,
  beside: Beside | undefined,
  onGone?: () => void,
): void {
  useLayoutEffect(() => {
    const box = card.current;
    if (box === null || beside === undefined) return;
    return keepPlaced(box, beside, onGone);
  }, [card, beside, onGone]);
}
