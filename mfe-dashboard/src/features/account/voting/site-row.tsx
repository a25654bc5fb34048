import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useEarningsText } from '../../../shared/voting/use-earnings-text';
import { useSiteName } from '../../../shared/voting/use-site-name';
import type { VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';
import { SiteAction } from './site-action';
import styles from './site-row.module.css';
import { SiteNote } from './site-note';
import { useVotePolling } from './use-vote-polling';
import type { Voting } from './use-voting';
import { phaseOf, type VotePhase } from './vote-phase';
import { VoteSteps } from './vote-steps';

const JUST_ENDED_MS = 3_600_000;

export interface SiteRowProps {
  site: VoteSiteState;
  status: VoteStatus;
  voting: Voting;
  /** The server's time. */
  now: number;
  clock: () => number;
  isInGame: boolean;
  /** The first that takes a vote: the way that is pointed out. */
  isFirst: boolean;
}

/** A vote site: what it earns, the way there or how long until the next vote, and how far its last vote is. */
export function SiteRow({ site, status, voting, now, clock, isInGame, isFirst }: SiteRowProps) {
  const t = useTexts('mfe-dashboard');
  const name = useSiteName()(site);
  const earnings = useEarningsText()(site);
  const phase = phaseOf(site.vote, now);
  useVotePolling({ vote: site.vote, clock, verify: voting.verify });
  return (
    <li className={styles.row}>
      <div className={styles.site}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.earns}>
          <CurrencyPicture kind="NX" size={18} />
          {earnings}
        </p>
      </div>
      <div className={styles.progress}>
        {isRunning(site, phase, now) && (
          <VoteSteps label={t('vote.steps.label', { site: name })} phase={phase} vote={site.vote} />
        )}
        <SiteNote site={site} phase={phase} isInGame={isInGame} />
      </div>
      <SiteAction
        site={site}
        name={name}
        status={status}
        now={now}
        phase={phase}
        voting={voting}
        isFirst={isFirst}
      />
    </li>
  );
}

/** Whether a vote is on its way or just ended, or is the last that the site takes for a while: an older one would read as one of today. */
function isRunning({ vote, nextVoteAt }: VoteSiteState, phase: VotePhase, now: number): boolean {
  if (vote === null) return false;
  const isOpen = phase === 'waiting' || phase === 'late' || phase === 'confirmed';
  return isOpen || nextVoteAt !== null || now - vote.openedAt < JUST_ENDED_MS;
}
