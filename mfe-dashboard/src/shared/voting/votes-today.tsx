import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames } from '@portico/ui';
import type { VoteStatus } from './voting.queries';
import styles from './votes-today.module.css';

/** More votes are shown as a number only. */
const MAX_MARKS = 6;

/** Today's votes and earnings against both caps. Each cap is shown separately, so that a reached one does not hide the other. */
export function VotesToday({ status }: { status: VoteStatus }) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  const { todayVotes, maxVotes, todayVP, maxDailyVP, todayNX, maxDailyNX } = status;
  return (
    <div className={styles.votes}>
      {maxVotes <= MAX_MARKS && (
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: maxVotes }, (_, index) => (
            // A stamp, or the empty place for one.
            <svg
              key={index}
              className={classNames(styles.mark, index < todayVotes && styles.voted)}
              viewBox="0 0 48 48"
              width="44"
              height="44"
              focusable="false"
            >
              <path d="M24 4l6 12.6 13.8 1.9-10.1 9.6 2.5 13.7L24 35.2l-12.2 6.6 2.5-13.7L4.2 18.5 18 16.6z" />
              {index < todayVotes && (
                <>
                  <path
                    className={styles.shade}
                    d="M43.8 18.5l-10.1 9.6 2.5 13.7L24 35.2l-6 3.2q14-5 15.5-21.3z"
                  />
                  <path className={styles.tick} d="M17 24l5.5 5.5 9.5-11" />
                </>
              )}
            </svg>
          ))}
        </span>
      )}
      <p className={styles.count}>
        {t('vote.today')}
        <strong>{t('vote.todayOf', { votes: number(todayVotes), max: number(maxVotes) })}</strong>
        <span className={styles.caps}>
          <bdi dir="ltr">
            {number(todayVP)} / {number(maxDailyVP)} VP
          </bdi>
          <bdi dir="ltr">
            {number(todayNX)} / {number(maxDailyNX)} NX
          </bdi>
        </span>
      </p>
    </div>
  );
}
