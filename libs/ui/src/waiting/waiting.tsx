import type { ReactNode } from 'react';
import styles from './waiting.module.css';

export interface WaitingProps {
  isWaiting: boolean;
  children: ReactNode;
}

/** Dims content that is about to be replaced, and marks it busy for screen readers. */
export function Waiting({ isWaiting, children }: WaitingProps) {
  return (
    <div className={isWaiting ? styles.waiting : undefined} aria-busy={isWaiting || undefined}>
      {children}
    </div>
  );
}
