import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { TreeState } from './use-tree';

/** From so many rows on, only those in sight are drawn: below it the search of the browser finds all. */
const MIN_ROWS = 120;

/** As the style sheet has it. */
const ROW_HEIGHT = 30;
const OVERSCAN = 12;

/** The rows that are drawn: those in sight and the active one, which is kept in sight. */
export function useTreeWindow({ visible, active }: TreeState) {
  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = visible.length >= MIN_ROWS;
  const activeRow = visible.indexOf(active);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is not kept beyond the render
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: visible.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range);
        if (activeRow < 0 || shown.includes(activeRow)) return shown;
        return [...shown, activeRow].sort((one, other) => one - other);
      },
      [activeRow],
    ),
  });
  useEffect(() => {
    const box = scroller.current;
    if (box === null || activeRow < 0) return;
    const top = activeRow * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) {
      box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
    }
  }, [activeRow]);
  return { scroller, isVirtual, virtualizer };
}
