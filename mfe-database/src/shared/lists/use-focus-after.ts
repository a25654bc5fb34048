import { useEffect, useRef, type RefObject } from 'react';

/** The close link disappears with the details, so the focus moves to the entry that was open. */
export function useFocusAfterClose(list: RefObject<HTMLElement | null>, chosen: number | undefined): void {
  const entry = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen === undefined) {
      if (document.activeElement === document.body) entry.current?.focus({ preventScroll: true });
      entry.current = null;
      return undefined;
    }
    // The list may load after its details, so the entry is looked up when the link is pressed.
    const remember = () => {
      entry.current = list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? null;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [list, chosen]);
}

/** A pressed link disappears with its thing, so the focus moves within `root` whenever `count` decreases. */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    before.current = count;
  }, [root, count]);
}
