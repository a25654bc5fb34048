import { MeterBar } from '@portico/game-ui';
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
  const { todayVotes, maxVotes, reachedVPCap, reachedNXCap } = status;
  return (
    <>
      <div className={styles.votes}>
        {maxVotes <= MAX_MARKS && (
          <span className={styles.marks} aria-hidden="true">
            {Array.from({ length: maxVotes }, (_, index) => (
              <VoteMark key={index} isVoted={index < todayVotes} />
            ))}
          </span>
        )}
        <p className={styles.count}>
          {t('vote.today')}
          <strong>{t('vote.todayOf', { votes: number(todayVotes), max: number(maxVotes) })}</strong>
        </p>
      </div>
      <Cap
        label="VP"
        kind="exp"
        earned={status.todayVP}
        cap={status.maxDailyVP}
        isReached={reachedVPCap}
        reachedText={reachedNXCap ? t('vote.capReached') : t('vote.capOfVP')}
      />
      <Cap
        label="NX"
        kind="mp"
        earned={status.todayNX}
        cap={status.maxDailyNX}
        isReached={reachedNXCap}
        reachedText={reachedVPCap ? t('vote.capReached') : t('vote.capOfNX')}
      />
    </>
  );
}

interface CapProps {
  label: string;
  kind: 'exp' | 'mp';
  earned: number;
  cap: number;
  isReached: boolean;
  reachedText: string;
}

function Cap({ label, kind, earned, cap, isReached, reachedText }: CapProps) {
  const t = useTexts('mfe-dashboard');
  const { number } = useFormat();
  return (
    <div>
      <MeterBar
        kind={kind}
        label={label}
        value={earned}
        max={cap}
        text={`${number(earned)} / ${number(cap)}`}
      />
      <p className={isReached ? styles.reached : styles.left}>
        {isReached ? reachedText : t('vote.left', { amount: number(Math.max(cap - earned, 0)), unit: label })}
      </p>
    </div>
  );
}

/** Drawing of a vote of the day: a stamp, or the empty place for one. */
function VoteMark({ isVoted }: { isVoted: boolean }) {
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
