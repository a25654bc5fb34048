import { useId, type Key, type MouseEvent, type ReactNode } from 'react';
import { cardOf, type CardThing } from '@portico/game-ui';
import { classNames, Link, Skeleton } from '@portico/ui';
import { MatchedText } from './matched-text';
import { pointing } from './pointing';
import styles from './entry-list.module.css';

export interface Entry {
  key: Key;
  /** Absent where nothing has a page of its own. */
  href?: string;
  name: string;
  /** The subject of its link's card. */
  card?: CardThing;
  /** Parts of the name that a search found. */
  matches?: readonly (readonly number[])[];
  picture?: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  /** After the row, and no part of what its link is called. */
  press?: ReactNode;
  isChosen?: boolean;
  onClick?: (event: MouseEvent) => void;
  /** Lit while the reader points at it elsewhere. */
  isLit?: boolean;
  /** Pointer or focus is on the row, or has left it. */
  onPoint?: (isOn: boolean) => void;
}

export interface EntryListProps {
  entries: readonly Entry[];
  /** Links are called by all that their rows say, not by the name alone. */
  isReadWhole?: boolean;
  /** Their order says something. */
  isOrdered?: boolean;
}

export function EntryList({ entries, isReadWhole = false, isOrdered = false }: EntryListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  const id = useId();
  return (
    <List className={classNames(styles.list, isReadWhole && styles.whole)} role="list">
      {entries.map(
        (
          { key, href, name, card, matches, picture, note, end, press, isChosen, onClick, onPoint, isLit },
          index,
        ) => (
          <li key={key} className={isLit ? styles.lit : undefined} {...pointing(onPoint)}>
            <div id={isReadWhole ? `${id}${index}` : undefined} className={styles.read}>
              {picture}
              <span className={styles.words}>
                <span className={styles.name}>
                  {href === undefined ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <Link
                      href={href}
                      aria-labelledby={isReadWhole ? `${id}${index}` : undefined}
                      aria-current={isChosen === true ? 'true' : undefined}
                      onClick={onClick}
                      {...(card && cardOf(card.kind, card.id))}
                    >
                      <bdi>
                        <MatchedText text={name} matches={matches} />
                      </bdi>
                    </Link>
                  )}
                </span>
                {note !== undefined && <span className={styles.note}>{note}</span>}
              </span>
              {end !== undefined && <span className={styles.end}>{end}</span>}
            </div>
            {press}
          </li>
        ),
      )}
    </List>
  );
}

export function EntryListSkeleton() {
  return (
    <ul className={styles.list} role="list">
      {Array.from({ length: 10 }, (_, row) => (
        <li key={row}>
          <Skeleton shape="box" width="32px" height="32px" />
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  );
}
