import type { ReactNode } from 'react';
import { classNames } from '@portico/ui';
import styles from './thing-columns.module.css';

export interface ThingColumnsProps {
  tooltip: ReactNode;
  /** Beside the tooltip where there is room. */
  main: ReactNode;
  /** Below the tooltip. */
  side: ReactNode;
  /** In one column the side stands above a long main part. */
  isSideFirst?: boolean;
}

/** A thing as the game shows it, and what is to be said of it: side by side, or one below the other where there is no room. */
export function ThingColumns({ tooltip, main, side, isSideFirst = false }: ThingColumnsProps) {
  const sidePart = <div className={styles.part}>{side}</div>;
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.part}>{tooltip}</div>
        {isSideFirst && sidePart}
        <div className={classNames(styles.part, styles.main)}>{main}</div>
        {!isSideFirst && sidePart}
      </div>
    </div>
  );
}
