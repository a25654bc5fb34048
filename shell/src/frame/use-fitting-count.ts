import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many entries of a wrapping list stand in its first line. Follows the width of the list and of its entries. */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setFitting(countOfFirstLine(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [list, count]);
  return fitting;
}

/** All of them while the list or all its entries are hidden; one that is hidden itself takes no place. */
function countOfFirstLine({ children }: HTMLElement): number {
  const entries = [...children];
  const first = entries.find(isShown);
  if (first === undefined) return entries.length;
  const { bottom } = first.getBoundingClientRect();
  const next = entries.findIndex((entry) => isShown(entry) && entry.getBoundingClientRect().top >= bottom);
  return next === -1 ? entries.length : next;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
