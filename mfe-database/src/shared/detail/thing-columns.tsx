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
}

/** A thing's plate and its details: side by side, or in one column on narrow screens. */
export function ThingColumns(props: ThingColumnsProps) {
  const { tooltip, main, side, isMainShort = false } = props;
  return (
    <div className={styles.root}>
      <div className={classNames(styles.columns, isMainShort && styles.short)}>
        <div className={classNames(styles.part, styles.tooltip)}>{tooltip}</div>
        <div className={classNames(styles.part, styles.main)}>{main}</div>
        <div className={classNames(styles.part, isMainShort && styles.below)}>{side}</div>
      </div>
    </div>
  );
}
