import type { PointerEvent } from 'react';

/** How far from the left a pointer is in the element that hears it: 0 at its left edge, 1 at its right one. */
export function shareOfWidth({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { x, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : (clientX - x) / width;
}
