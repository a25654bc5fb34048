import { matchPage, remoteForPath, type PortalBoot } from '@portico/contract';
import { pagePath } from '../boot/page-path';
import { currentRegistry } from '../registry/registry-store';
import { isMissingFile } from './remote-load-error';
import { attemptedVersion } from './remote-views';
import { reportError, SHELL } from './report-error';

/** The browser rendered something other than the server; React has corrected it. */
class HydrationError extends Error {
  override readonly name = 'HydrationError';
}

/**
 * Reports errors from which React recovers during hydration, by page. Parts left to the browser do not count, and missing code is reported
 * elsewhere.
 */
export function hydrationErrorReporter({ basename }: Pick<PortalBoot, 'basename'>): (error: unknown) => void {
  return (error) => {
    if (error instanceof Error && 'digest' in error && error.digest !== undefined) return;
    if (error instanceof Error && isMissingFile(error.cause)) return;
    const path = pagePath(window.location.pathname, basename);
    const remote = remoteForPath(currentRegistry().remotes, path);
    const page = (remote && matchPage(remote.pages, path))?.page.path ?? 'a page that is not there';
    const reason = error instanceof Error ? error.message : String(error);
    reportError(
      new HydrationError(`${page}: ${reason}`, { cause: error }),
      remote === undefined ? SHELL : { remote: remote.name, version: attemptedVersion(remote) },
    );
  };
}
