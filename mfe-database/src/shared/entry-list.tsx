import type { Key, ReactNode } from 'react';
import { cardOf, type CardThing } from '@portico/game-ui';
import { Link } from '@portico/ui';
import { MatchedText } from './matched-text';
import styles from './entry-list.module.css';

export interface Entry {
  key: Key;
  /** Absent where nothing has a page of its own. */
  href?: string;
  name: string;
  /** What its link shows the card of. */
  card?: CardThing;
  /** What a search found of the name. */
  matches?: readonly (readonly number[])[];
  picture?: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
}

/** Things of the world with picture, name and a short note, each a link to its page. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.list} role="list">
      {entries.map(({ key, href, name, card, matches, picture, note, end }) => (
        <li key={key}>
          {picture}
          <span className={styles.words}>
            <span className={styles.name}>
              {href === undefined ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href} {...(card && cardOf(card.kind, card.id))}>
                  <bdi>
                    <MatchedText text={name} matches={matches} />
                  </bdi>
                </Link>
              )}
            </span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
}
