import { isPageShown, matchPage, remoteForPath } from '@portico/contract';
import { useCallback } from 'react';
import { usePortal } from './portal-context';

/**
 * Whether an address is a page of this portal: one of a remote that is released and fits, which no setting takes away. What only promises a page asks first.
 * Without a registry, as in a unit test, all are.
 */
export function useHasPage(): (path: string) => boolean {
  const { registry, config } = usePortal();
  const remotes = registry?.remotes;
  return useCallback(
    (path) => {
      if (remotes === undefined) return true;
      const remote = remoteForPath(remotes, path);
      if (remote === undefined || remote.problem !== undefined) return false;
      const match = matchPage(remote.pages, path);
      return match !== undefined && isPageShown(match.page, config);
    },
    [remotes, config],
  );
}
