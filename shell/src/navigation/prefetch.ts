import { getJson } from '@portico/api-client/runtime';
import { pageFiles, type PortalBoot, type RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RemoteView, viewOf } from '../federation/remote-views';
import { withIntegrity } from '../federation/with-integrity';
import { loadPage, type OpenPage, openPageAt } from '../preload-page';

/** Longer than a pointer takes to pass over a link. */
const POINTED_MS = 65;

/** Most pages preloaded while a document is open. */
const MAX_PAGES = 30;

const STARTS = ['pointerover', 'focusin', 'touchstart'];
const ENDS = ['pointerout', 'focusout', 'touchmove', 'touchcancel'];

type Visit = Pick<PortalBoot, 'basename' | 'language'>;

/** The browser's information about its connection, if it has any. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Preloads a page when its link is hovered, focused or touched: code, styles, texts and data, once per page. */
export function watchLinks(portal: Visit, queries: QueryClient): () => void {
  const prefetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || prefetched.size >= MAX_PAGES || !canPreload()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = pageAddress(link);
      if (address === undefined || prefetched.has(address.href)) return;
      prefetched.add(address.href);
      prefetch(address, portal, queries);
    }, POINTED_MS);
  };
  const end = () => clearTimeout(timer);
  for (const event of STARTS) document.addEventListener(event, start, { passive: true });
  for (const event of ENDS) document.addEventListener(event, end, { passive: true });
  return () => {
    end();
    for (const event of STARTS) document.removeEventListener(event, start);
    for (const event of ENDS) document.removeEventListener(event, end);
  };
}

/** Skips preloading on slow or metered connections. */
function canPreload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}

/** The page of a link within the portal; undefined for the current page and other sites. */
function pageAddress(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.target !== '' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== window.location.origin) return undefined;
  if (pathname === window.location.pathname && search === window.location.search) return undefined;
  return new URL(pathname + search, origin);
}

function prefetch(target: URL, portal: Visit, queries: QueryClient): void {
  const page = openPageAt(target, portal);
  if (page === undefined) return;
  const view = viewOf(page.remote, portal.language);
  if (view.loaded.Component === undefined) requestFiles(page.remote);
  requestChunk(pageFiles(page.remote, page.page, page.query), page.remote);
  void loadPage(page, portal);
  // Data that needs a role is loaded by the page, with the session.
  if (page.page.permission !== 'public') return;
  void prefetchData(page, view, portal.language, queries);
}

/** Makes the first calls of the page, which its loaded remote names. */
async function prefetchData(
  { path, query }: OpenPage,
  { loaded, settled }: RemoteView,
  language: Language,
  queries: QueryClient,
): Promise<void> {
  await settled;
  for (const address of callsOf(loaded, path, query, language)) {
    void queries.prefetchQuery({
      queryKey: [address],
      meta: { authenticated: false },
      queryFn: ({ signal }) => getJson(address, { signal }),
      retry: false,
    });
  }
}

function callsOf(
  { calls }: RemoteView['loaded'],
  path: string,
  query: URLSearchParams,
  language: Language,
): string[] {
  try {
    return calls?.(path, query, language) ?? [];
  } catch {
    // The page itself reports the error when it is opened.
    return [];
  }
}

const requested = new Set<string>();

/** Requests all files of a remote at once; its loader would request one after the other. */
function requestFiles(remote: RegistryRemote): void {
  const { entry, chunks, css, texts } = remote;
  requestChunk({ chunks: [entry, ...chunks], css }, remote);
  request({ as: 'fetch', href: texts.language, crossOrigin: 'anonymous' });
}

function requestChunk(
  { chunks, css }: Pick<RegistryRemote, 'chunks' | 'css'>,
  { integrity = {} }: RegistryRemote,
): void {
  for (const href of chunks) request({ as: 'script', href }, integrity[href]);
  for (const href of css) request({ as: 'style', href }, integrity[href]);
}

function request(file: Pick<HTMLLinkElement, 'as' | 'href'> & { crossOrigin?: string }, hash?: string): void {
  if (requested.has(file.href)) return;
  requested.add(file.href);
  const link = withIntegrity(document.createElement('link'), file.href, hash);
  document.head.append(Object.assign(link, { rel: 'preload' }, file));
}

export function usePrefetch(): void {
  const portal = usePortal();
  const queries = useQueryClient();
  useEffect(() => watchLinks(portal, queries), [portal, queries]);
}
