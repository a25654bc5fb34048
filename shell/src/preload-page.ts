import {
  matchPage,
  type PageMatch,
  type PortalBoot,
  type RegistryPage,
  type RegistryRemote,
  remoteForPath,
} from '@portico/contract';
import { isOpenTo, session } from '@portico/portal-kit';
import { pagePath } from './boot/page-path';
import { isHeldBack } from './federation/ended-pages';
import { viewOf } from './federation/remote-views';
import { currentRegistry } from './registry/registry-store';

export interface OpenPage extends PageMatch<RegistryPage> {
  remote: RegistryRemote;
  /** Without language prefix. */
  path: string;
  query: URLSearchParams;
}

type Visit = Pick<PortalBoot, 'basename' | 'language'>;

/** The page at one of our addresses; undefined if there is none for this visitor. */
export function openPageAt(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { basename }: Visit,
): OpenPage | undefined {
  if (pathname !== basename && !pathname.startsWith(`${basename}/`)) return undefined;
  const path = pagePath(pathname.replace(/\/+$/, ''), basename);
  const remote = remoteForPath(currentRegistry().remotes, path);
  if (remote === undefined || remote.problem !== undefined) return undefined;
  const match = matchPage(remote.pages, path);
  return match !== undefined && isOpenTo(match.page, session.getState())
    ? { ...match, remote, path, query: new URLSearchParams(search) }
    : undefined;
}

/** Loads the remote of a page and what else the page needs. Resolves when that has loaded or failed. */
export async function loadPage({ remote, path, query }: OpenPage, { language }: Visit): Promise<void> {
  const view = viewOf(remote, language);
  await view.settled;
  // The page itself reports a failure of its code.
  await view.loaded.prepare?.(path, query).catch(() => undefined);
}

/** Loads the first page in parallel with the shell's texts. */
export async function preloadPage(boot: PortalBoot): Promise<void> {
  const page = openPageAt(window.location, boot);
  if (page === undefined || isHeldBack(page.remote.name, page.path)) return;
  await viewOf(page.remote, boot.language, page).settled;
}
