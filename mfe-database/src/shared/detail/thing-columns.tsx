import type { ReactNode } from 'react';
import { classNames } from '@portico/ui';
import styles from './thing-columns.module.css';

export interface ThingColumnsProps {
  tooltip: ReactNode;
  /** Beside the plate where there is room. */
  main: ReactNode;
  /** Below the plate, or below the main part if that is short. */
  side: ReactNode;
  isMainShort?: boolean;
  /** In one column, the side comes before a long main part. */
  isSideFirst?: boolean;
}

/** A thing's plate and its details: side by side, or in one column on narrow screens. */
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
