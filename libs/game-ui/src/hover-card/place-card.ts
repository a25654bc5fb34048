export interface Beside {
  anchor: Element;
  /** Where the pointer is, if a pointer opened the card. */
  pointerX?: number | undefined;
}

/** Shows a `popover` card and keeps it beside its anchor. Returns a function that hides it; calls `onGone` when the anchor has left the view or the page. */
export function keepPlaced(box: HTMLElement, { anchor, pointerX }: Beside, onGone?: () => void): () => void {
  box.style.inset = '0 auto auto 0';
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
    // A translation is no layout shift, even while the card grows.
    box.style.translate = `${left}px ${top}px`;
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

const GAP = 8;
const MARGIN = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface CardPlace {
  anchor: Box;
  card: { width: number; height: number };
  view: { width: number; height: number };
  isRightToLeft: boolean;
  /** Undefined if no pointer opened the card. */
  pointerX?: number | undefined;
}

const between = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/**
 * Places a card beside its link, at the end if there is space, or else at the start, so that it covers neither the link nor the rows
 * below. A link without space at its sides gets the card above or below. Never past an edge of the window.
 */
export function placeCard({ anchor, card, view, isRightToLeft, pointerX }: CardPlace): {
  left: number;
  top: number;
} {
  const rightOf = anchor.right + GAP;
  const leftOf = anchor.left - GAP - card.width;
  const sides = isRightToLeft ? [leftOf, rightOf] : [rightOf, leftOf];
  const side = sides.find((left) => left >= MARGIN && left + card.width + MARGIN <= view.width);
  const lowest = view.height - card.height - MARGIN;
  if (side !== undefined)
    return { left: side, top: between(anchor.top - GAP, MARGIN, Math.max(lowest, MARGIN)) };

  const start = pointerX ?? (isRightToLeft ? anchor.right : anchor.left);
  const left = isRightToLeft ? start - card.width + 3 * GAP : start - 3 * GAP;
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - card.height;
  const isAbove = below > lowest && anchor.top > view.height - anchor.bottom;
  return {
    left: between(left, MARGIN, Math.max(view.width - card.width - MARGIN, MARGIN)),
    top: between(isAbove ? above : below, MARGIN, Math.max(lowest, MARGIN)),
  };
}
