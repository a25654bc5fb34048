import { Skeleton } from '@portico/ui';
import styles from './page-skeleton.module.css';

/** A page on its way: as tall as the window, so that the footer waits below it. */
export function PageSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton shape="box" width="100%" height="6.5rem" />
      <Skeleton shape="box" width="100%" height="32rem" />
    </div>
  );
}
