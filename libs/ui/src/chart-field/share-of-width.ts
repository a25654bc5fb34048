import type { PointerEvent } from 'react';

/** Returns how far from the left a pointer is in the listening element: 0 at the left edge, 1 at the right. */
export function shareOfWidth({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { x, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : (clientX - x) / width;
}
