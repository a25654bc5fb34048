import { isPageShown, matchPage, type PortalPage, remoteForPath } from '@portico/contract';
import { useCallback } from 'react';
import { usePortal } from './portal-context';

/**
 * Tells whether an address is a page of this portal: of a released remote that fits, and not hidden by a
 * setting. Promises of pages check it first. Without a registry, as in a unit test, all are. `isOpen` may leave
 * out more, and must be a stable function.
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
