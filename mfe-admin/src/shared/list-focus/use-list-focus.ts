import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list whose rows go when they are decided in a dialog: the button that opened it is gone then, and a
 * keyboard would begin at the top of the page again. `rows` is anything that changes with them.
 */
export function useListFocus(isDialogOpen: boolean, rows: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isDialogOpen) {
      wasOpen.current = true;
    } else if (wasOpen.current && document.activeElement === document.body) {
      wasOpen.current = false;
      list.current?.focus({ preventScroll: true });
    }
  }, [isDialogOpen, rows]);
  return list;
}
