import type { ReactNode } from 'react';
import styles from './list-count.module.css';

export function ListCount({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
