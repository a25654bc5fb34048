import { useEffect, useRef, type RefObject } from 'react';
import type { DropsView } from './drops-state';

/** Moves the focus between list and detail where only one of them is visible. Side by side, the focus stays in the list. */
export function useOpenFocus({ table, dropper }: DropsView): {
  list: RefObject<HTMLDivElement | null>;
  open: RefObject<HTMLElement | null>;
} {
  const list = useRef<HTMLDivElement>(null);
  const open = useRef<HTMLElement>(null);
  const shown = useRef({ table, dropper });
  useEffect(() => {
    const last = shown.current;
    shown.current = { table, dropper };
    if (last.dropper === dropper && last.table === table) return;
    if (dropper > 0) {
      if (!isSeen(list.current)) open.current?.focus();
      const top = open.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) open.current?.scrollIntoView({ block: 'start' });
      return;
    }
    if (!isLost(document.activeElement)) return;
    const row = `[data-dropper="${last.table}:${last.dropper}"]`;
    list.current?.querySelector<HTMLElement>(row)?.focus({ preventScroll: isSeen(open.current) });
  }, [table, dropper]);
  return { list, open };
}

const isSeen = (element: HTMLElement | null) =>
  element !== null && getComputedStyle(element).display !== 'none';

/** Its element is gone or hidden. */
const isLost = (element: Element | null) =>
  element === null || element === document.body || element.getClientRects().length === 0;
