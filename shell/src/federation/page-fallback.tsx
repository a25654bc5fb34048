import { useIsAfter } from '@portico/portal-kit';
import { LOAD_DEADLINE_MS } from './load-deadline';
import { RemoteLoadError } from './remote-load-error';
import { RemoteSkeleton } from './remote-skeleton';
import { ServedContent, useServedPage } from './served-page';

/** The server's content, or a skeleton, while a page loads. After the deadline it fails like the page. */
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
