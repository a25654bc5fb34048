import { Skeleton, SkeletonTable } from '@portico/ui';
import styles from './drop-changes-page.module.css';

const COLUMNS = ['45%', '35%', '20%'];

/** Days of changes that are on their way. */
export function DropChangesSkeleton() {
  return ['first', 'second'].map((day) => (
    <div key={day} className={styles.day}>
      <div className={styles.date}>
        <Skeleton width="10rem" />
      </div>
      <SkeletonTable rows={5} columns={COLUMNS} />
    </div>
  ));
}
