import { filledPath, localizedPath, matchPage, redirectedPath, remoteForPath } from '@portico/contract';
import type { PageDataEntry, PageMatch, Permission } from '@portico/contract';
import { DEFAULT_LANGUAGE } from '@portico/domain';
import type { RemoteInService } from '../releases/index.js';
import { withoutLeadingZeros } from '../share-cards/index.js';
import type { PageAddress } from './address/page-address.js';
import { pageResponse, type PageResponse } from './page-cache.js';

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

/** Canonical path from the page's first answer; undefined if it is the current one. */
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
  /** The remote runs at once, for every visitor. */
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
