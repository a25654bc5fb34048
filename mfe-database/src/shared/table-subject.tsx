import type { ReactNode } from 'react';
import styles from './table-subject.module.css';

/** What a row of a table is about: picture, name and badges, small print. */
export function TableSubject({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.root}>
      {picture}
      <span>{children}</span>
    </span>
  );
}
