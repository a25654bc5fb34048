import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFreshDocument, retryWhilePageGrows } from './restoration';
import { entryKey, readPlace, storePlace } from './entry-places';

const SETTLED_MS = 80;

/** The element of a fragment; null if there is none, or the fragment cannot be decoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls there as soon as the page is tall enough. */
function restorePosition(top: number): () => void {
  return retryWhilePageGrows(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  });
}

/** Scrolls to the fragment's element once it exists. */
function restoreFragment(hash: string): () => void {
  return retryWhilePageGrows(() => {
    const element = elementOf(hash);
    element?.scrollIntoView();
    return element !== null;
  });
}

/** Within a document the hook restores the position; after a page load the browser does, long before the hook runs. */
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

/** Back, forward and reload restore the position. A new page starts at its top or fragment; a filter keeps the position. */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const entry = entryKey(location);
  const type = useNavigationType();
  const last = useRef({ pathname, search });
  const isFirst = useRef(true);

  useEffect(leaveDocumentsToBrowser, []);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let top: number | undefined;
    const store = () => {
      clearTimeout(timer);
      if (top !== undefined) storePlace(entry, { top: Math.round(top) });
      top = undefined;
    };
    const storeSoon = () => {
      top = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(store, SETTLED_MS);
    };
    window.addEventListener('scroll', storeSoon, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      // Stored here too, for a reader who follows a link right after scrolling.
      store();
      window.removeEventListener('scroll', storeSoon);
      window.removeEventListener('pagehide', store);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const from = last.current;
    last.current = { pathname, search };
    const isArrival = isFirst.current;
    isFirst.current = false;
    // Already scrolled, by the reader or by the browser's own restoration.
    if (isArrival && window.scrollY > 0) return undefined;
    // A newly opened address starts at its top, even if the tab has seen it before.
    const known = isArrival && isFreshDocument() ? undefined : readPlace(entry).top;
    if (type === 'POP') {
      return known === undefined && hash !== '' ? restoreFragment(hash) : restorePosition(known ?? 0);
    }
    const target = elementOf(hash);
    if (target !== null) target.scrollIntoView();
    else if (from.pathname !== pathname || pageOf(from.search) !== pageOf(search)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    return undefined;
  }, [entry, pathname, search, hash, type]);
}

function pageOf(search: string): string {
  return new URLSearchParams(search).get('page') ?? '1';
}
