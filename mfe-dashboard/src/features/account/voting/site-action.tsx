import { useTexts } from '@portico/i18n';
import { Button } from '@portico/ui';
import type { VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';
import { Countdown } from './countdown';
import { nextVoteOf } from './next-vote';
import styles from './site-row.module.css';
import type { Voting } from './use-voting';
import type { VotePhase } from './vote-phase';

interface SiteActionProps {
  site: VoteSiteState;
  name: string;
  status: VoteStatus;
  now: number;
  phase: VotePhase;
  voting: Voting;
  isFirst: boolean;
}

/** The way to the site, or how long until it is open again. */
export function SiteAction({ site, name, status, now, phase, voting, isFirst }: SiteActionProps) {
  const t = useTexts('mfe-dashboard');
  const nextAt = nextVoteOf(site, status);
  if (nextAt > now) return <Countdown until={nextAt} now={now} className={styles.action} />;
  const isOpen = phase === 'waiting' || phase === 'late';
  const text = t(isOpen ? 'vote.openAgain' : 'vote.button');
  return (
    <Button
      aria-label={`${text}: ${name}`}
      className={styles.action}
      variant={isFirst && !isOpen && status.hasCharacter ? 'primary' : 'secondary'}
      iconEnd="external"
      isPending={voting.opening === site.id}
      aria-disabled={!status.hasCharacter || (voting.opening !== undefined && voting.opening !== site.id)}
      onClick={() => status.hasCharacter && voting.open(site)}
    >
      {text}
    </Button>
  );
}
