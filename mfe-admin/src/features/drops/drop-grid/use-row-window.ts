import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** From so many rows on, only those in sight are drawn: below it the search of the browser finds all. */
const MIN_ROWS = 120;

const ROW_HEIGHT = 45;
const OVERSCAN = 8;

/** The rows that are drawn: those in sight and the one that has the focus. */
export function useRowWindow(count: number, activeIndex: number, keyOf: (index: number) => string) {
  const body = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isVirtual = count >= MIN_ROWS;
  useLayoutEffect(() => {
    if (body.current !== null) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isVirtual]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is not kept beyond the render
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    enabled: isVirtual,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: keyOf,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range);
        if (activeIndex < 0 || shown.includes(activeIndex)) return shown;
        return [...shown, activeIndex].sort((one, other) => one - other);
      },
      [activeIndex],
    ),
  });
  return { body, isVirtual, virtualizer, scrollMargin };
}
