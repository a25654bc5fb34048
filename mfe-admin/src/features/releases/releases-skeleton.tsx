import { PageSkeleton } from '@portico/ui';
import styles from './releases-skeleton.module.css';

/** The board on its way, as tall as it will be, so that the footer does not jump. */
export function ReleasesSkeleton() {
  return <PageSkeleton height="24rem" className={styles.root} />;
}
