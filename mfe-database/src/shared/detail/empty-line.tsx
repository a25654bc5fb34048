import type { ReactNode } from 'react';
import styles from './empty-line.module.css';

/** A line in the place of a list or text that is empty. */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
