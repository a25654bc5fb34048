import { addressOf } from '@portico/contract';
import type { Answer } from '@portico/portal-kit';
import { classNames, Link } from '@portico/ui';
import { cardOf } from '../hover-card/card-of';
import styles from './game-text.module.css';

/** A piece of a text of the game with one look. */
export type TextRun = Answer<'/api/itemdatabase/item/{id}'>['item']['descriptionRuns'][number];

export interface GameTextProps {
  runs: readonly TextRun[];
  /** False inside a card, where links open no further card. */
  hasCards?: boolean;
}

/** A text of the game client as styled words, with links to the things it mentions. */
export function GameText({ runs, hasCards = true }: GameTextProps) {
  return (
    <p className={styles.root}>
      <bdi>
        {runs.map((run, index) => (
          <Run key={index} run={run} hasCards={hasCards} />
        ))}
      </bdi>
    </p>
  );
}

function Run({ run: { text, color, bold, link, id }, hasCards }: { run: TextRun; hasCards: boolean }) {
  const look = classNames(color !== undefined && styles[color], bold === true && styles.bold);
  if (link !== undefined && id !== undefined) {
    return (
      <Link
        href={addressOf(link, id)}
        className={bold === true ? styles.bold : undefined}
        {...(hasCards && (link === 'item' || link === 'monster') ? cardOf(link, id) : undefined)}
      >
        {text}
      </Link>
    );
  }
  return look === undefined ? text : <span className={look}>{text}</span>;
}
