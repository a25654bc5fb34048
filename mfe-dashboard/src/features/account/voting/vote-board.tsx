import { useEffect, useEffectEvent } from 'react';
import type { VoteStatus } from '../../../shared/voting/voting.queries';
import { SiteRow } from './site-row';
import { useNow, useServerClock, type VoteStatusState } from './use-server-now';
import { useVoteNews } from './use-vote-polling';
import { useVoting } from './use-voting';
import styles from './vote-board.module.css';
import { VoteMessage } from './vote-message';
import { nextVoteOf } from './next-vote';
import { phaseOf } from './vote-phase';
import { VotesToday } from './votes-today';

export interface VoteBoardProps {
  data: VoteStatus;
  status: VoteStatusState;
  isInGame: boolean;
  onBalances: () => void;
}

export function VoteBoard({ data, status, isInGame, onBalances }: VoteBoardProps) {
  const clock = useServerClock(status);
  const voting = useVoting(status, onBalances);
  const isCounting = data.sites.some(
    (site) => site.vote?.state === 'opened' || nextVoteOf(site, data) > clock(),
  );
  const now = useNow(clock, isCounting);
  const openVotes = data.sites.flatMap(({ vote }) =>
    vote?.state === 'opened' && vote.expiresAt > data.now ? [vote] : [],
  );
  useVoteNews(openVotes, voting.verify);
  useDayEnd(data, clock, status);

  const firstOpen = data.sites.find(
    (site) => nextVoteOf(site, data) <= now && phaseOf(site.vote, now) !== 'waiting',
  );
  return (
    <div className={styles.board}>
      <div className={styles.today}>
        <VotesToday status={data} />
        <VoteMessage
          status={data}
          voting={voting}
          now={now}
          isInGame={isInGame}
          onRetry={() => void status.refetch()}
        />
      </div>
      <ul role="list" className={styles.sites}>
        {data.sites.map((site) => (
          <SiteRow
            key={site.id}
            site={site}
            status={data}
            voting={voting}
            now={now}
            clock={clock}
            isInGame={isInGame}
            isFirst={site === firstOpen}
          />
        ))}
      </ul>
    </div>
  );
}

/** Minimum wait, in case a server's day never ends. */
const MIN_DAY_WAIT_MS = 3000;

/** Refreshes at the end of the server's day. */
function useDayEnd(
  { dayEndsAt }: VoteStatus,
  clock: () => number,
  { dataUpdatedAt, refetch }: VoteStatusState,
): void {
  const waitFor = useEffectEvent((endsAt: number) => Math.max(endsAt - clock(), MIN_DAY_WAIT_MS));
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    const timer = setTimeout(() => ask(), waitFor(dayEndsAt));
    return () => clearTimeout(timer);
  }, [dayEndsAt, dataUpdatedAt]);
}
