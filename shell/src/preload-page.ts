import { matchPage, type PortalBoot, remoteForPath } from '@portico/contract';
import { session } from '@portico/portal-kit';
import { viewOf } from './federation/remote-views';
import { isOpenTo } from './guard/is-open-to';

/**
 * Starts loading the remote of the first page beside the shell's own texts, not after them. Settles when it is there, or will
 * not come.
 */
export async function preloadPage(boot: PortalBoot): Promise<void> {
  const path = window.location.pathname.slice(boot.basename.length) || '/';
  const remote = remoteForPath(boot.registry.remotes, path);
  if (remote === undefined || remote.problem !== undefined) return;
  const page = matchPage(remote.pages, path)?.page;
  const visitor = { demo: boot.demo, isAuthenticated: session.getState().isAuthenticated };
  if (page === undefined || !isOpenTo(page, visitor)) return;
  const view = viewOf(remote, boot.language);
  await view.settled;
  // A page that cannot load its own code says so itself.
  await view.loaded.prepare?.(path).catch(() => undefined);
}
