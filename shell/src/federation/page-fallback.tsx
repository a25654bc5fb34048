import { useIsAfter } from '@portico/portal-kit';
import { LOAD_DEADLINE_MS } from './load-deadline';
import { RemoteLoadError } from './remote-load-error';
import { RemoteSkeleton } from './remote-skeleton';
import { ServedContent, useServedPage } from './served-page';

/**
 * A page that is on its way: what the server wrote for it stays, else there is a skeleton. Past the deadline it fails as the page
 * would, whatever the page waits for.
 */
export function PageFallback({ remote }: { remote: string }) {
  const served = useServedPage();
  const isLate = useIsAfter(LOAD_DEADLINE_MS);
  if (isLate) throw new RemoteLoadError('deadline', remote);
  return served === undefined || served.nodes.length === 0 ? (
    <RemoteSkeleton />
  ) : (
    <ServedContent nodes={served.nodes} />
  );
}
