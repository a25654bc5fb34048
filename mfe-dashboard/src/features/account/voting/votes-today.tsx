import { MeterBar } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { VoteStatus } from '../../../shared/voting/voting.queries';
import styles from './votes-today.module.css';
import { VoteMark } from './vote-mark';

/** More are a number alone. */
const MAX_MARKS = 6;

/** Votes of today, and what they have earned against the caps: each says what is left of it, and that the other is still to be had. */
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
