import type { ReactNode } from 'react';
import { DetailColumns } from '@portico/ui';
import styles from './parts.module.css';

export interface PartsProps {
  main: ReactNode;
  side: ReactNode;
  /** Beside a list there is room for one column. */
  isStacked: boolean;
}

/** The parts of a thing's details, as its page and the panel beside its list have them. */
export function Parts({ main, side, isStacked }: PartsProps) {
  if (!isStacked) return <DetailColumns main={main} side={side} />;
  return (
    <div className={styles.stack}>
      {main}
      {side}
    </div>
  );
}
