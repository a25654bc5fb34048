import type { RegistryNavigation } from '@portico/contract';
import { usePortal, useSession } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { isOpenTo } from '../guard/is-open-to';
import { useRegistry } from '../registry/registry-store';
import { currentEntry, type CurrentEntry } from './current-entry';

export interface NavigationItem extends RegistryNavigation {
  /** Absent for an entry that the page does not belong to. */
  current: CurrentEntry['current'] | undefined;
  /** Whoever is not signed in does not see it. */
  isForPlayers: boolean;
}

/** What the remotes of the registry add to the navigation, in their order. Style sheets hide what is for players from others. */
export function useNavigation(): NavigationItem[] {
  const { remotes } = useRegistry();
  const { demo } = usePortal();
  const { pathname } = useLocation();
  const entry = currentEntry(remotes, pathname);
  return remotes
    .flatMap((remote) => remote.navigation)
    .sort((a, b) => a.order - b.order)
    .map((item) => ({
      ...item,
      current: item.path === entry?.path ? entry.current : undefined,
      isForPlayers: !isOpenTo(item, { demo, isAuthenticated: false }),
    }));
}

/** As far as it is open to whoever is here: for what is not there before somebody opens it. */
export function useOpenNavigation(): NavigationItem[] {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const items = useNavigation();
  return isAuthenticated ? items : items.filter(({ isForPlayers }) => !isForPlayers);
}
