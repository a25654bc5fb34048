import { useEffect, useRef, type RefObject } from 'react';

/** The close link disappears with the details: the focus moves to the entry that was open. */
export function useFocusAfterClose(list: RefObject<HTMLElement | null>, chosen: number | undefined): void {
  const entry = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen === undefined) {
      if (document.activeElement === document.body) entry.current?.focus({ preventScroll: true });
      entry.current = null;
      return undefined;
    }
    // The list may come after its details: the entry is looked for when something is pressed.
    const remember = () => {
      entry.current = list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [list, chosen]);
}
