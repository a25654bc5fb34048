import type { ReactNode } from 'react';
import { classNames } from '@portico/ui';
import styles from './thing-columns.module.css';

export interface ThingColumnsProps {
  tooltip: ReactNode;
  /** Beside the tooltip where there is room. */
  main: ReactNode;
  /** Below the tooltip, or below the main part where that is short. */
  side: ReactNode;
  isMainShort?: boolean;
  /** In one column the side stands above a long main part. */
  isSideFirst?: boolean;
}

/** A thing as the game shows it, and what is to be said of it: side by side, or one below the other where there is no room. */
export function ThingColumns(props: ThingColumnsProps) {
  const { tooltip, main, side, isMainShort = false, isSideFirst = false } = props;
  const sidePart = <div className={classNames(styles.part, isMainShort && styles.below)}>{side}</div>;
  return (
    <div className={styles.root}>
      <div className={classNames(styles.columns, isMainShort && styles.short)}>
        <div className={classNames(styles.part, styles.tooltip)}>{tooltip}</div>
        {isSideFirst && sidePart}
        <div className={classNames(styles.part, styles.main)}>{main}</div>
        {!isSideFirst && sidePart}
      </div>
    </div>
  );
}
