import { matchPage, remoteForPath } from '@portico/contract';
import { useCallback } from 'react';
import { usePortal } from './portal-context';

/**
 * Whether an address is a page of this portal: one of a remote that is released and fits. What only promises a page asks first.
 * Without a registry, as in a unit test, all are.
 */
export function useHasPage(): (path: string) => boolean {
  const remotes = usePortal().registry?.remotes;
  return useCallback(
    (path) => {
      if (remotes === undefined) return true;
      const remote = remoteForPath(remotes, path);
      return (
        remote !== undefined && remote.problem === undefined && matchPage(remote.pages, path) !== undefined
      );
    },
    [remotes],
  );
}
