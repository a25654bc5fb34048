import { type RefObject, useEffect, useRef } from 'react';

/** A pressed link disappears with its thing, so the focus moves within `root` whenever `count` decreases. */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    before.current = count;
  }, [root, count]);
}
