import { classNames } from '@portico/ui';
import styles from './votes-today.module.css';

/** A vote of the day, drawn: a stamp that was set, or the place for one. */
export function VoteMark({ isVoted }: { isVoted: boolean }) {
  return (
    <svg
      className={classNames(styles.mark, isVoted && styles.voted)}
      viewBox="0 0 48 48"
      width="44"
      height="44"
      focusable="false"
    >
      <path d="M24 4l6 12.6 13.8 1.9-10.1 9.6 2.5 13.7L24 35.2l-12.2 6.6 2.5-13.7L4.2 18.5 18 16.6z" />
      {isVoted && (
        <>
          <path className={styles.shade} d="M43.8 18.5l-10.1 9.6 2.5 13.7L24 35.2l-6 3.2q14-5 15.5-21.3z" />
          <path className={styles.tick} d="M17 24l5.5 5.5 9.5-11" />
        </>
      )}
    </svg>
  );
}
