import { cardOf } from '@portico/game-ui';
import { classNames, Link } from '@portico/ui';
import { paths } from '../paths';
import type { TextRun } from './world.types';
import styles from './game-text.module.css';

/** A text of the game client as styled words; what it mentions leads to its page. */
export function GameText({ runs }: { runs: readonly TextRun[] }) {
  return (
    <p className={styles.root}>
      <bdi>
        {runs.map((run, index) => (
          <Run key={index} run={run} />
        ))}
      </bdi>
    </p>
  );
}

function Run({ run: { text, color, bold, link, id } }: { run: TextRun }) {
  const look = classNames(color !== undefined && styles[color], bold === true && styles.bold);
  if (link !== undefined && id !== undefined) {
    return (
      <Link
        href={paths[link](id)}
        className={bold === true ? styles.bold : undefined}
        {...(link === 'item' || link === 'monster' ? cardOf(link, id) : undefined)}
      >
        {text}
      </Link>
    );
  }
  return look === undefined ? text : <span className={look}>{text}</span>;
}
