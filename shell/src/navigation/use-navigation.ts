import type { RegistryNavigation } from '@portico/contract';
import { usePortal, useSession } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { isOpenTo } from '../guard/is-open-to';
import { useRegistry } from '../registry/registry-store';
import { currentEntry, type CurrentEntry } from './current-entry';

export interface NavigationItem extends RegistryNavigation {
  /** Absent for an entry that the page does not belong to. */
  current: CurrentEntry['current'] | undefined;
}

/** What the remotes of the registry add to the navigation, in their order, as far as it is open to whoever is here. */
export function useNavigation(): NavigationItem[] {
  const { remotes } = useRegistry();
  const { demo } = usePortal();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const { pathname } = useLocation();
  const entry = currentEntry(remotes, pathname);
  return remotes
    .flatMap((remote) => remote.navigation)
    .filter((item) => isOpenTo(item, { demo, isAuthenticated }))
    .sort((a, b) => a.order - b.order)
    .map((item) => ({ ...item, current: item.path === entry?.path ? entry.current : undefined }));
}
