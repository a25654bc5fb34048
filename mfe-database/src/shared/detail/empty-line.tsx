import type { ReactNode } from 'react';
import styles from './empty-line.module.css';

/** A line in place of an empty list or text. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
