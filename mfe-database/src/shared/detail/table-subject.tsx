import type { ReactNode } from 'react';
import styles from './table-subject.module.css';

export function TableSubject({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
