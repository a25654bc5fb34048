import { usePortal } from '@portico/portal-kit';
import { Skeleton } from '@portico/ui';
import row from './site-row.module.css';
import styles from './vote-board.module.css';
import today from './votes-today.module.css';

export function VoteBoardSkeleton() {
  const { voting } = usePortal().config;
  return (
    <div className={styles.board} aria-busy="true">
      <div className={styles.today}>
        <div className={today.votes}>
          <Skeleton shape="box" width="70%" height="44px" />
        </div>
        <Skeleton shape="box" className={today.waiting} />
        <Skeleton shape="box" className={today.waiting} />
        <div className={styles.message}>
          <Skeleton shape="box" width="100%" height="6rem" />
        </div>
      </div>
      <ul role="list" className={styles.sites}>
        {Array.from({ length: voting.sites }, (_, site) => (
          <li key={site} className={row.row}>
            <Skeleton className={row.site} width="70%" />
            <Skeleton className={row.progress} width="100%" />
            <Skeleton shape="box" className={row.action} />
          </li>
        ))}
      </ul>
    </div>
  );
}
