import { kitText, useIsAfter } from '@portico/portal-kit';
import { Skeleton, VisuallyHidden } from '@portico/ui';
import styles from './remote-skeleton.module.css';

const DELAY_MS = 150;

/** A page that is on its way. It holds the room of a page from the start, and shows itself when it takes long. */
export function RemoteSkeleton() {
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
