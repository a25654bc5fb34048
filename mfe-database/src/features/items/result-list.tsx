import type { Key, MouseEvent, ReactNode } from 'react';
import { cardOf } from '@portico/game-ui';
import { PHONE } from '@portico/portal-kit';
import { ListWindow } from '@portico/portal-kit/list';
import { isPlainClick, Link, Skeleton, type IconName } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { CatalogMissing } from '../../shared/catalog-missing';
import { MatchedText } from '../../shared/matched-text';
import type { ItemsLinks } from './items-state';
import styles from './result-list.module.css';

const SKELETON_ROWS = 10;

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

/** What every answer of a search says of itself. */
interface FoundAnswer {
  importedAt: number | null;
  pagination: { total: number; pages: number };
}

export interface ResultWindowProps<Data extends FoundAnswer> {
  title: string;
  icon?: IconName;
  found: UseQueryResult<Data>;
  links: ItemsLinks;
  countText: (total: number) => ReactNode;
  rows: (data: Data) => readonly ResultRow[];
  /** In the place of the list, where nothing was found: what could be found instead. */
  empty: ReactNode;
}

/** A search's results: how many, the list, and its pages. */
export function ResultWindow<Data extends FoundAnswer>(props: ResultWindowProps<Data>) {
  const { title, icon = 'search', found, links, countText, rows, empty } = props;
  const list = (data: Data) => (
    <>
      {data.importedAt === null && <CatalogMissing />}
      <p className={styles.count} role="status">
        {countText(data.pagination.total)}
      </p>
      <ResultList rows={rows(data)} />
    </>
  );
  return (
    <ListWindow
      title={title}
      icon={icon}
      query={found}
      list={(data) => ({ ...data.pagination, rows: rows(data) })}
      page={links.view.page}
      hrefFor={(page) => links.hrefWith({ page })}
      skeleton={<ResultListSkeleton />}
      empty={(data) => (data.importedAt === null ? list(data) : empty)}
    >
      {list}
    </ListWindow>
  );
}
