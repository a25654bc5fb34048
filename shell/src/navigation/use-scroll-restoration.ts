import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readPosition, storePosition } from './scroll-positions';

const RESTORE_FOR_MS = 2_000;
const SETTLED_MS = 80;

/** Whether the document was opened by its address: not reloaded, and not returned to. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || !('type' in entry) || entry.type === 'navigate';
}

/** The element that a fragment names; null where it names none, or does not decode. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls there as soon as the page is tall enough. */
function restorePosition(top: number): () => void {
  return scrollUntil(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  });
}

/** Scrolls to what the fragment names, as soon as it is there. */
function restoreFragment(hash: string): () => void {
  return scrollUntil(() => {
    const element = elementOf(hash);
    element?.scrollIntoView();
    return element !== null;
  });
}

/** Tries whenever the page has grown, until it is done, the time is up, or the reader moves. */
function scrollUntil(isDone: () => boolean): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    if (isDone()) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, RESTORE_FOR_MS);
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/** Within a document the hook restores; a document that is loaded again is restored by the browser, long before the hook runs. */
function leaveDocumentsToBrowser(): () => void {
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = () => {
    window.history.scrollRestoration = 'auto';
  };
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Back, forward and reload return to where the reader was; a new page starts at its top, or at its fragment; a filter leaves
 * the page where it is.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, search });
  const isFirst = useRef(true);

  useEffect(leaveDocumentsToBrowser, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => storePosition(key, Math.round(window.scrollY));
    const storeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(store, SETTLED_MS);
    };
    window.addEventListener('scroll', storeSoon, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', storeSoon);
      window.removeEventListener('pagehide', store);
    };
  }, [key]);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = { pathname, search };
    const isArrival = isFirst.current;
    isFirst.current = false;
    // The reader has scrolled what the server rendered, or the browser has brought it to where it was.
    if (isArrival && window.scrollY > 0) return undefined;
    // All documents that are opened by their address share one key: what it holds is another page's.
    const known = isArrival && isFreshDocument() ? undefined : readPosition(key);
    if (type === 'POP') {
      return known === undefined && hash !== '' ? restoreFragment(hash) : restorePosition(known ?? 0);
    }
    const target = elementOf(hash);
    if (target !== null) target.scrollIntoView();
    else if (from.pathname !== pathname || pageOf(from.search) !== pageOf(search)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    return undefined;
  }, [key, pathname, search, hash, type]);
}

function pageOf(search: string): string {
  return new URLSearchParams(search).get('page') ?? '1';
}
