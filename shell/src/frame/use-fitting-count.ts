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

function countOfFirstLine({ children }: HTMLElement): number {
  const [first] = children;
  if (first === undefined) return 0;
  const { bottom } = first.getBoundingClientRect();
  return [...children].filter((child) => child.getBoundingClientRect().top < bottom).length;
}
