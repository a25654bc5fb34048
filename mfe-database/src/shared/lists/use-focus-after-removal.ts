import { type RefObject, useEffect, useRef } from 'react';

/** The pressed link disappears with its thing: the focus stays in `root`. `count` is smaller then. */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    before.current = count;
  }, [root, count]);
}
