import { isPageShown, matchPage, type PortalPage, remoteForPath } from '@portico/contract';
import { useCallback } from 'react';
import { usePortal } from './portal-context';

/**
 * Whether an address is a page of this portal: one of a remote that is released and fits, which no setting takes away. What only promises a page asks first.
 * Without a registry, as in a unit test, all are. `isOpen` may leave out more, and is the same function from render to render.
 */
export function useHasPage(
  isOpen?: (page: Pick<PortalPage, 'permission'>) => boolean,
): (path: string) => boolean {
  const { registry, config } = usePortal();
  const remotes = registry?.remotes;
  return useCallback(
    (path) => {
      if (remotes === undefined) return true;
      const remote = remoteForPath(remotes, path);
      if (remote === undefined || remote.problem !== undefined) return false;
      const page = matchPage(remote.pages, path)?.page;
      return page !== undefined && isPageShown(page, config) && (isOpen?.(page) ?? true);
    },
    [remotes, config, isOpen],
  );
}
