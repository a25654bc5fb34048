import type { ReactNode } from 'react';
import styles from './detail-columns.module.css';

export interface DetailColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

/** Lays out the windows of a detail page in two columns, or one on narrow screens. */
export function DetailColumns({ main, side }: DetailColumnsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
