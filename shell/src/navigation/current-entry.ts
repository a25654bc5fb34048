import { ownsPath, remoteForPath, type RegistryRemote } from '@portico/contract';

export interface CurrentEntry {
  path: string;
  /** `true` for an entry whose page lies outside its path, as in `aria-current`. */
  current: 'page' | 'true';
}

/** The navigation entry of a page: the longest path above it, else the only entry of its remote. Home matches nothing. */
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
  const [only, ...others] = remoteForPath(remotes, pathname)?.navigation ?? [];
  if (only === undefined || others.length > 0) return undefined;
  return { path: only.path, current: 'true' };
}
