import { useId, type Key, type MouseEvent, type ReactNode } from 'react';
import { cardOf, type CardThing } from '@portico/game-ui';
import { classNames, Link, Skeleton } from '@portico/ui';
import { MatchedText } from '../lists/rows/matched-text';
import { pointing } from './pointing';
import styles from './entry-list.module.css';

export interface Entry {
  key: Key;
  /** Undefined if the entry has no page. */
  href?: string;
  name: string;
  /** The subject of the link's card. */
  card?: CardThing;
  /** Ranges of the name that a search matched. */
  matches?: readonly (readonly number[])[];
  picture?: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  /** A button after the row, outside its link. */
  press?: ReactNode;
  isChosen?: boolean;
  onClick?: (event: MouseEvent) => void;
  /** Highlighted while the reader points at the entry elsewhere. */
  isLit?: boolean;
  /** Called when pointer or focus enters or leaves the row. */
  onPoint?: (isOn: boolean) => void;
}

export interface EntryListProps {
  entries: readonly Entry[];
  /** The link's accessible name is the whole row, not only the name. */
  isReadWhole?: boolean;
  /** Whether the order has a meaning, as in a ranking. */
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
