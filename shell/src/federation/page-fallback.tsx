import { useIsAfter, kitText } from '@portico/portal-kit';
import { Skeleton, VisuallyHidden } from '@portico/ui';
import { LOAD_DEADLINE_MS } from './load-deadline';
import { RemoteLoadError } from './remote-load-error';
import styles from './page-fallback.module.css';
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

const DELAY_MS = 150;

/** The skeleton of a loading page. It has the size of a page from the start, and becomes visible after a delay. */
function RemoteSkeleton() {
  const isShown = useIsAfter(DELAY_MS);
  return (
    <div className={styles.root} aria-busy="true">
      {isShown && (
        <>
          <VisuallyHidden>{kitText('kit.loading')}</VisuallyHidden>
          <Skeleton width="40%" height="2.25rem" />
          <Skeleton width="65%" height="1rem" />
          <Skeleton shape="box" width="100%" height="20rem" />
        </>
      )}
    </div>
  );
}
