import type { PortalPage, PortalRedirect, PublicConfig } from './types.js';

export interface PageMatch<Page extends { path: string } = PortalPage> {
  page: Page;
  params: Record<string, string>;
}

/** Whether a literal prefix owns a pathname. `/` owns only itself; `/market` owns `/market` and `/market/12`, not `/marketing`. */
export function ownsPath(prefix: string, pathname: string): boolean {
  if (prefix === '/') return pathname === '/';
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The remote whose longest literal prefix owns the pathname (without language prefix). */
export function remoteForPath<T extends { paths: readonly string[] }>(
  remotes: readonly T[],
  pathname: string,
): T | undefined {
  let best: { remote: T; length: number } | undefined;
  for (const remote of remotes) {
    for (const prefix of remote.paths) {
      if (ownsPath(prefix, pathname) && (best === undefined || prefix.length > best.length)) {
        best = { remote, length: prefix.length };
      }
    }
  }
  return best?.remote;
}

/** The first page whose pattern matches all segments, literal segments before parameters; undefined means 404. */
export function matchPage<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): PageMatch<Page> | undefined {
  const segments = split(pathname);
  const ordered = [...pages].sort((a, b) => parameterCount(a.path) - parameterCount(b.path));
  for (const page of ordered) {
    const params = matchSegments(split(page.path), segments);
    if (params) return { page, params };
  }
  return undefined;
}

/** Tells whether this server has the feature that a page is about. */
export function isPageShown(
  { shownBy }: Pick<PortalPage, 'shownBy'>,
  {
    drops,
    developerTools,
    guide,
    onlineList,
  }: Pick<PublicConfig, 'drops' | 'developerTools' | 'guide' | 'onlineList'>,
): boolean {
  switch (shownBy) {
    case 'drops.changelog':
      return drops.changelog;
    case 'developerTools.isOn':
      return developerTools.isOn;
    case 'guide.isOn':
      return guide.isOn;
    case 'onlineList.isOn':
      return onlineList.isOn;
    case undefined:
      return true;
  }
}

/** New path of a page, by the first redirect with a matching pattern; undefined if it did not move. */
export function redirectedPath(redirects: readonly PortalRedirect[], pathname: string): string | undefined {
  const segments = split(pathname);
  for (const { from, to } of redirects) {
    const params = matchSegments(split(from), segments);
    if (params) return filledPath(to, params);
  }
  return undefined;
}

/** A route pattern with its parameters filled in, encoded. */
export function filledPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return `/${split(pattern)
    .map((part) => filled(part, params))
    .join('/')}`;
}

function filled(part: string, params: Readonly<Record<string, string>>): string {
  return part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part;
}

function split(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

function parameterCount(pattern: string): number {
  return split(pattern).filter((segment) => segment.startsWith(':')).length;
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      const value = decode(segment);
      if (value === undefined) return undefined;
      params[part.slice(1)] = value;
    } else if (part !== segment) {
      return undefined;
    }
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
