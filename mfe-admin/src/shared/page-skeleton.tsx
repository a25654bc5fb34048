import { Skeleton } from '@portico/ui';
import styles from './page-skeleton.module.css';

/** The board on its way, as tall as it will be, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton shape="box" width="100%" height="6.5rem" />
      <Skeleton shape="box" width="100%" height="24rem" />
    </div>
  );
}
