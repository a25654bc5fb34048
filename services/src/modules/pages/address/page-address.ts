import { localizedPath, filledPath, matchPage, redirectedPath, remoteForPath } from '@portico/contract';
import type { PageDataEntry, PageMatch, Permission } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import type { RemoteInService } from '../../releases/index.js';
import { withoutLeadingZeros } from '../../share-cards/index.js';
import { pageResponse, type PageResponse } from '../page-cache.js';

export interface PageAddress {
  prefix: Language | undefined;
  /** Path without prefix, as remotes see it. */
  path: string;
  query: URLSearchParams;
  /** The query as the client sent it, with its question mark; '' if there is none. */
  search: string;
  redirect: string | undefined;
}

/** Printable ASCII without backslash, which browsers read as a slash. Redirects go only to such paths. */
const PLAIN_PATH = /^\/[!-[\]-~]*$/;

/** Reads the target of a request. Accepts a prefix in any case, doubled and trailing slashes, and `/en`. */
export function readAddress(target: string): PageAddress {
  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const prefix = prefixOf(segments[0]);
  const path = `/${(prefix === undefined ? segments : segments.slice(1)).join('/')}`;
  const canonical = prefix === undefined ? path : localizedPath(prefix, path);
  const isElsewhere = canonical !== pathname && PLAIN_PATH.test(pathname);
  return {
    prefix: prefix === DEFAULT_LANGUAGE ? undefined : prefix,
    path,
    query: new URLSearchParams(search),
    search,
    redirect: isElsewhere ? canonical + search : undefined,
  };
}

export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !path.startsWith('//');
}

function prefixOf(segment: string | undefined): Language | undefined {
  const wanted = segment?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted);
}

export function redirectTo(location: string, status = 301): PageResponse {
  return pageResponse(
    status,
    { location, 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' },
    '',
  );
}

export function addressIn({ prefix, search }: Pick<PageAddress, 'prefix' | 'search'>, path: string): string {
  return localizedPath(prefix ?? DEFAULT_LANGUAGE, path) + search;
}

/** Canonical path according to the page's first answer; undefined if it is the current path. */
export function ownPath({ page, params }: PageMatch, first: PageDataEntry | undefined): string | undefined {
  const { named, path } = page;
  if (named === undefined || first?.status !== 200) return undefined;
  const own: unknown = Reflect.get(Object(first.body), named);
  if (typeof own !== 'string' || own === params[named]) return undefined;
  return filledPath(path, { ...params, [named]: own });
}

export interface PageRoute {
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  isMounted: boolean;
  movedTo: string | undefined;
}

export function routeOf(remotes: readonly RemoteInService[], path: string): PageRoute {
  const mountable = remotes.flatMap((remote) => (remote.portal ? [{ remote, ...remote.portal }] : []));
  const owner = remoteForPath(mountable, path);
  const match = owner && matchPage(owner.pages, path);
  return {
    remote: owner?.remote,
    match,
    isMounted: match !== undefined && isOpen(match.page) && owner?.remote.problem === undefined,
    movedTo: match === undefined ? owner && redirectedPath(owner.redirects, path) : plainAddress(match),
  };
}

export function isOpen({ permission }: { permission: Permission }): boolean {
  return permission === 'public';
}

function plainAddress(match: PageMatch): string | undefined {
  const params = withoutLeadingZeros(match);
  return params && filledPath(match.page.path, params);
}
