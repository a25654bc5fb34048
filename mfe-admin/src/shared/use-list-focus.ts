import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus in a list when a decided row disappears with its button. `rows` is any value that changes with the rows. */
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
