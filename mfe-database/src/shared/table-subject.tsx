import type { ReactNode } from 'react';
import styles from './table-subject.module.css';

/** What a row of a table is about: its name and badges, and small print. */
export function TableSubject({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
