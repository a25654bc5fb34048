import {
  isPageShown,
  matchPage,
  type Permission,
  type RegistryNavigation,
  ownsPath,
  remoteForPath,
  type RegistryRemote,
} from '@portico/contract';
import { isOpenTo, usePortal, useVisitor } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import { useRegistry } from '../registry/registry-store';

/** The list of online players, where the owner shows it. */
export const ONLINE_PATH = '/online';

export interface NavigationItem extends RegistryNavigation {
  /** Undefined if the current page does not belong to the entry. */
  current: CurrentEntry['current'] | undefined;
  /** The only visitors who see it; undefined if everybody does. */
  audience: Exclude<Permission, 'public'> | undefined;
}

/** Entries of the navigation from the remotes of the registry, in their order. Style sheets hide entries that are only for some. */
export function useNavigation(): NavigationItem[] {
  const { remotes } = useRegistry();
  const { config } = usePortal();
  const { pathname } = useLocation();
  const entry = currentEntry(remotes, pathname);
  return remotes
    .flatMap(({ navigation, pages }) =>
      navigation.filter(({ path }) => isPageShown(matchPage(pages, path)?.page ?? {}, config)),
    )
    .sort((a, b) => a.order - b.order)
    .map((item) => ({
      ...item,
      current: item.path === entry?.path ? entry.current : undefined,
      audience: audienceOf(item),
    }));
}

/** Entries that the visitor may open, for parts that are hidden until opened. */
export function useOpenNavigation(): NavigationItem[] {
  const visitor = useVisitor();
  return useNavigation().filter((item) => isOpenTo(item, visitor));
}

function audienceOf({ permission }: RegistryNavigation) {
  return permission === 'public' ? undefined : permission;
}

interface CurrentEntry {
  path: string;
  /** `true` if the page is outside the entry's path, as in `aria-current`. */
  current: 'page' | 'true';
}

/** The navigation entry of a page: the longest path above it, else the only entry of its remote in the bar. Home matches nothing. */
export function currentEntry(
  remotes: readonly Pick<RegistryRemote, 'paths' | 'navigation'>[],
  pathname: string,
): CurrentEntry | undefined {
  const above = remotes
    .flatMap(({ navigation }) => navigation.map(({ path }) => path))
    .filter((path) => ownsPath(path, pathname))
    .sort((a, b) => b.length - a.length)
    .at(0);
  if (above !== undefined) return { path: above, current: 'page' };
  if (pathname === '/') return undefined;
  const inBar = remoteForPath(remotes, pathname)?.navigation.filter(({ place }) => place === undefined) ?? [];
  const [only, ...others] = inBar;
  if (only === undefined || others.length > 0) return undefined;
  return { path: only.path, current: 'true' };
}
