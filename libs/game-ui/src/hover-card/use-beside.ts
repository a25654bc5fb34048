import { type RefObject, useLayoutEffect } from 'react';
import { placeCard } from './place-card';

/** The place that a card stands beside. */
export interface Beside {
  anchor: Element;
  /** Where the pointer is, if a pointer opened the card. */
  pointerX?: number | undefined;
}

/**
 * Shows a card, which is a `popover`, and keeps it beside its anchor, whatever grows or scrolls; without `beside` it is hidden. `onGone` is
 * called when the anchor has left the view or the page; without it the card stays at the edge that its anchor left by.
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

function keepPlaced(box: HTMLElement, { anchor, pointerX }: Beside, onGone?: () => void): () => void {
  if ('showPopover' in box) box.showPopover();
  const place = () => {
    const from = anchor.getBoundingClientRect();
    const view = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    if (onGone && (!anchor.isConnected || from.bottom < 0 || from.top > view.height)) {
      onGone();
      return;
    }
    const { left, top } = placeCard({
      anchor: from,
      card: { width: box.offsetWidth, height: box.offsetHeight },
      view,
      isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
      pointerX,
    });
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  };
  place();
  const growth = new ResizeObserver(place);
  growth.observe(box);
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    growth.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
    if ('hidePopover' in box && box.isConnected) box.hidePopover();
  };
}
