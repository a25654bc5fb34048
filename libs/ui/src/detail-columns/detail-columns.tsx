import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './detail-columns.module.css';

export interface DetailColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** Long and less asked for: below the main part, and last in one column. */
  below?: ReactNode;
  /** In one column, the side comes before a long main part. */
  isSideFirst?: boolean;
}

/** Lays out the windows of a detail page in two columns, or one on narrow screens. */
export function DetailColumns({ main, side, below, isSideFirst = false }: DetailColumnsProps) {
  const sideColumn = <div className={classNames(styles.column, styles.side)}>{side}</div>;
  return (
    <div className={styles.root}>
      {isSideFirst && sideColumn}
      <div className={classNames(styles.column, styles.main)}>{main}</div>
      {!isSideFirst && sideColumn}
      {below !== undefined && <div className={classNames(styles.column, styles.below)}>{below}</div>}
    </div>
  );
}
