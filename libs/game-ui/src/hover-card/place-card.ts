const GAP = 8;
const MARGIN = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface CardPlace {
  anchor: Box;
  card: { width: number; height: number };
  view: { width: number; height: number };
  isRightToLeft: boolean;
  /** Where the pointer is, if a pointer opened the card. */
  pointerX?: number | undefined;
}

const between = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/**
 * Places a card beside its link, at the end if there is space, or else at the start, so that it covers neither
 * the link nor the rows below. A link without space at its sides gets the card above or below. Never past an
 * edge of the window.
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
