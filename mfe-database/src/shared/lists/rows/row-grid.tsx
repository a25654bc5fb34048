import type { Key, MouseEvent, ReactNode } from 'react';
import { Link, Skeleton } from '@portico/ui';
import { MatchedText } from './matched-text';
import styles from './row-grid.module.css';

const SKELETON_ROWS = 12;

export interface GridRow {
  key: Key;
  href: string;
  name: string;
  /** Ranges of the name that a search matched. */
  matches?: readonly (readonly number[])[];
  picture: ReactNode;
  /** At the end of the first line. */
  aside?: ReactNode;
  note: ReactNode;
  /** At the end of the second line. */
  extra?: ReactNode;
  isChosen?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** Rows of a list in as many columns as fit. Each has two lines and one link. */
export function RowGrid({ rows }: { rows: readonly GridRow[] }) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} role="list">
        {rows.map(({ key, href, name, matches, picture, aside, note, extra, isChosen, onClick }) => (
          <li key={key} className={styles.row}>
            {picture}
            <div className={styles.words}>
              <div className={styles.line}>
                <Link
                  href={href}
                  className={styles.name}
                  aria-current={isChosen === true ? 'true' : undefined}
                  onClick={onClick}
                >
                  <bdi>
                    <MatchedText text={name} matches={matches} />
                  </bdi>
                </Link>
                {aside}
              </div>
              <div className={styles.line}>
                <span className={styles.note}>{note}</span>
                {extra}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RowGridSkeleton() {
  return (
    <div className={styles.room}>
      <div className={styles.grid}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="box" width="48px" height="48px" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}
