import type { ReactNode } from 'react';
import { classNames } from '@portico/ui/base';
import styles from './status-lamp.module.css';

export interface StatusLampProps {
  status: 'checking' | 'online' | 'offline';
  /** The status in words. */
  children: ReactNode;
  role?: 'status';
  className?: string;
}

/** A lamp with a shape and a colour for each status, and the word beside it. */
export function StatusLamp({ status, children, role, className }: StatusLampProps) {
  return (
    <p className={classNames(styles.root, styles[status], className)} role={role}>
      <span className={styles.lamp} aria-hidden="true" />
      {children}
    </p>
  );
}
