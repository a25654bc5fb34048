import type { Key, MouseEvent, ReactNode } from 'react';
import { cardOf } from '@portico/game-ui';
import { isPlainClick, Link, Skeleton } from '@portico/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { MatchedText } from '../../shared/matched-text';
import styles from './item-list.module.css';

const SKELETON_ROWS = 10;
const PHONE = '(width <= 768px)';

export interface ResultRow {
  key: Key;
  /** Opens it in place; absent where there is nothing to open. */
  href?: string;
  /** What it is: pointing at the row shows its card, and phones go to its page. */
  thing?: { kind: 'item' | 'monster'; id: number };
  name: string;
  /** What a search found of the name. */
  matches?: readonly (readonly number[])[];
  picture: ReactNode;
  note: ReactNode;
  end?: ReactNode;
  isChosen?: boolean;
}

/** What was found: picture and two lines a row, each row one link. */
export function ResultList({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <ul className={styles.list} role="list">
      {rows.map((row) => (
        <li key={row.key}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row: { href, thing, name, matches, picture, note, end, isChosen } }: { row: ResultRow }) {
  const navigate = useNavigate();
  const openPageOnPhones = (event: MouseEvent) => {
    if (thing === undefined || !isPlainClick(event) || !globalThis.matchMedia(PHONE).matches) return;
    event.preventDefault();
    void navigate(paths[thing.kind](thing.id));
  };
  const content = (
    <>
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>
            <MatchedText text={name} matches={matches} />
          </bdi>
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );
  if (href === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <Link
      href={href}
      className={styles.row}
      aria-current={isChosen === true ? 'true' : undefined}
      onClick={openPageOnPhones}
      {...(thing !== undefined && cardOf(thing.kind, thing.id))}
    >
      {content}
    </Link>
  );
}

export function ResultListSkeleton() {
  return (
    <ul className={styles.list} role="list">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <li key={row}>
          <div className={styles.row}>
            <Skeleton shape="box" width="32px" height="32px" />
            <Skeleton width="60%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
