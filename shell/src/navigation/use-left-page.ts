import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

/** A page that is on its way for longer takes the place of the one that was left. */
const LEAVE_MS = 3_000;

/**
 * Whether the visitor has left the page, and it is still shown. React shows the next page when it has nothing more urgent to do, and
 * a page that sets state without end is always more urgent.
 */
export function useLeftPage(): boolean {
  const { key } = useLocation();
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      const { key: wanted } = (window.history.state ?? {}) as { key?: unknown };
      if (typeof wanted === 'string' && wanted !== key) flushSync(() => setLeft(key));
    };
    const watch = () => (timer ??= setTimeout(check, LEAVE_MS));
    addEventListener('click', watch);
    addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', watch);
      removeEventListener('popstate', watch);
    };
  }, [key]);
  return left === key;
}
