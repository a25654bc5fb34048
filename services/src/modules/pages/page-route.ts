import { filledPath, matchPage, redirectedPath, remoteForPath } from '@portico/contract';
import type { PageMatch, Permission } from '@portico/contract';
import type { RemoteInService } from '../releases/index.js';
import { withoutLeadingZeros } from '../share-cards/index.js';

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
