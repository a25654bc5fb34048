import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isFreshDocument, retryWhilePageGrows } from './restoration';
import { entryKey, readPlace, storePlace, type LinkMark } from './entry-places';

/** Moves the focus to the main part of a new page. Back and forward return it to the link that was used. */
export function useFocusRestoration(mainId: string): void {
  const location = useLocation();
  const { pathname } = location;
  const entry = entryKey(location);
  const type = useNavigationType();
  const last = useRef<string>(undefined);

  useEffect(() => {
    const store = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const mark = link === null ? undefined : markOf(link);
      // Stored now, because the scroll event of a page that has just been scrolled comes too late.
      if (mark !== undefined) storePlace(entry, { link: mark, top: Math.round(window.scrollY) });
    };
    document.addEventListener('click', store, { capture: true });
    return () => document.removeEventListener('click', store, { capture: true });
  }, [entry]);

  useEffect(() => {
    const isArrival = last.current === undefined;
    const isOtherPage = !isArrival && last.current !== pathname;
    last.current = pathname;
    if (isOtherPage) document.getElementById(mainId)?.focus({ preventScroll: true });
    const { link } = readPlace(entry);
    if (type !== 'POP' || link === undefined || (isArrival && isFreshDocument())) return undefined;
    return retryWhilePageGrows(() => focusLink(link));
  }, [entry, pathname, type, mainId]);
}

function markOf(link: HTMLAnchorElement): LinkMark | undefined {
  const href = link.getAttribute('href');
  return href === null ? undefined : { href, index: linksTo(href).indexOf(link) };
}

function focusLink({ href, index }: LinkMark): boolean {
  const link = linksTo(href)[index];
  link?.focus({ preventScroll: true });
  return link !== undefined && link === document.activeElement;
}

function linksTo(href: string): HTMLElement[] {
  return [...document.links].filter((link) => link.getAttribute('href') === href);
}
