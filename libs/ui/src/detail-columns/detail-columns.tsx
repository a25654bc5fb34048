import type { ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './detail-columns.module.css';

export interface DetailColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** On phones the side stands above a long main column; on wide screens nothing changes. */
  isSideFirst?: boolean;
}

/** The windows of a detail page in two columns; one below the other where there is no room. */
export function DetailColumns({ main, side, isSideFirst = false }: DetailColumnsProps) {
  return (
    <div className={styles.root}>
      {isSideFirst && <div className={classNames(styles.column, styles.side)}>{side}</div>}
      <div className={styles.column}>{main}</div>
      {!isSideFirst && <div className={styles.column}>{side}</div>}
    </div>
  );
}
