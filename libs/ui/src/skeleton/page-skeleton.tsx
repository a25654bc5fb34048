import { classNames } from '../class-names';
import { Skeleton } from './skeleton';
import styles from './page-skeleton.module.css';

export interface PageSkeletonProps {
  /** CSS size of the content below the header. */
  height?: string;
  className?: string;
}

/** A page that is loading: as tall as the window, so that the footer stays below. */
export function PageSkeleton({ height = '32rem', className }: PageSkeletonProps) {
  return (
    <div className={classNames(styles.root, className)} aria-busy="true">
      <Skeleton shape="box" width="100%" height="6.5rem" />
      <Skeleton shape="box" width="100%" height={height} />
    </div>
  );
}
