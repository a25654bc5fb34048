import { classNames } from '../class-names';
import { Skeleton } from './skeleton';
import styles from './page-skeleton.module.css';

export interface PageSkeletonProps {
  /** CSS size of the content below the header. */
  height?: string;
  /** True if the page shows its header already. */
  isBelowHeader?: boolean;
  className?: string;
}

/** A page that is loading, as a title and a list: as tall as the screen, so that the footer stays below. */
export function PageSkeleton({ height = '32rem', isBelowHeader, className }: PageSkeletonProps) {
  return (
    <div className={classNames(styles.root, isBelowHeader && styles.below, className)} aria-busy="true">
      {!isBelowHeader && (
        <div className={styles.head}>
          <Skeleton shape="box" width="min(14rem, 60%)" height="2rem" />
          <Skeleton width="min(24rem, 90%)" />
        </div>
      )}
      <div className={styles.window} style={{ blockSize: height }} aria-hidden="true" />
    </div>
  );
}
