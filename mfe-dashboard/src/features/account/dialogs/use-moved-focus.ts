import { useEffect, useRef } from 'react';

/** Moves the focus to what takes the place of the view before, which had it; the first view leaves it where it is. */
export function useMovedFocus<T extends HTMLElement>(view: string) {
  const ref = useRef<T>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    ref.current?.focus();
  }, [view]);
  return ref;
}
