import { MINUTE_MS } from '@portico/domain';
import type { OwnVote, VoteStatus } from '../../../shared/voting/voting.queries';
import type { VoteNews } from './use-voting';
import { nextVoteOf } from './next-vote';
import { phaseOf } from './vote-phase';

/** After this time a user who left without voting need not read that nothing came. */
const LATE_SHOWN_MS = 30 * MINUTE_MS;

/** The most urgent subject. */
export type VoteSubject =
  | { kind: 'news'; news: VoteNews }
  | { kind: 'late' | 'waiting'; vote: OwnVote }
  /** No site takes a vote before then. */
  | { kind: 'resting'; until: number }
  | { kind: 'noCharacter' | 'dayLimit' | 'caps' | 'idle' };

export function subjectOf(status: VoteStatus, news: VoteNews | undefined, now: number): VoteSubject {
  if (news !== undefined && news.kind !== 'settled') return { kind: 'news', news };
  if (!status.hasCharacter) return { kind: 'noCharacter' };
  const late = newestIn('late', status, now);
  if (
    late !== undefined &&
    now < late.openedAt + LATE_SHOWN_MS &&
    late.openedAt > (news?.vote.openedAt ?? 0)
  ) {
    return { kind: 'late', vote: late };
  }
  if (news !== undefined) return { kind: 'news', news };
  const waiting = newestIn('waiting', status, now);
  if (waiting !== undefined) return { kind: 'waiting', vote: waiting };
  if (!status.canVoteToday) return { kind: status.todayVotes >= status.maxVotes ? 'dayLimit' : 'caps' };
  const until = Math.min(...status.sites.map((site) => nextVoteOf(site, status)));
  return until > now ? { kind: 'resting', until } : { kind: 'idle' };
}

function newestIn(phase: 'late' | 'waiting', { sites }: VoteStatus, now: number): OwnVote | undefined {
  return sites
    .flatMap(({ vote }) => (vote !== null && phaseOf(vote, now) === phase ? [vote] : []))
    .sort((a, b) => b.openedAt - a.openedAt)[0];
}
