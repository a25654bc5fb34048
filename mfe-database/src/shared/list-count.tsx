import type { ReactNode } from 'react';
import styles from './list-count.module.css';

/** How many a list has, in the title bar of its window. */
export function ListCount({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
