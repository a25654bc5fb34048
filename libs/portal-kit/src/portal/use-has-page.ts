import { isPageShown, matchPage, type PortalPage, remoteForPath } from '@portico/contract';
import { useCallback } from 'react';
import { usePortal } from './portal-context';

/**
 * Tells whether an address is a page of this portal: its remote is released and fits, and no setting hides it. Pages check this before
 * they link. Without a registry, as in a unit test, every page exists. `isOpen` may exclude more, and must be a stable function.
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
