import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first new row when a list shows its rest, because the focused link to it is gone. Returns the ref of an
 * element around the list, which has one `tr` or `li` per row.
 */
export function useFocusOnRest(isWhole: boolean, firstRows: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const wasWhole = useRef(isWhole);
  useEffect(() => {
    if (!isWhole || wasWhole.current) return;
    wasWhole.current = true;
    const next = root.current?.querySelectorAll<HTMLElement>('tbody > tr, li')[firstRows];
    if (next === undefined) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [isWhole, firstRows]);
  return root;
}
