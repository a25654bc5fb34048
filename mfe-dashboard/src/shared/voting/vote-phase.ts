import { VOTE_POLL_ATTEMPTS, VOTE_POLL_MS, type VoteRefusal } from '@portico/domain';
import type { OwnVote } from './voting.queries';

/** Time for the answer to the last poll. */
const LAST_ANSWER_MS = 1000;
const POLLED_MS = VOTE_POLL_ATTEMPTS * VOTE_POLL_MS + LAST_ANSWER_MS;

/** Phase of a vote by server time. `waiting`: polling; `late`: polling ended, but a report still counts. */
export type VotePhase = 'none' | 'waiting' | 'late' | 'confirmed' | 'credited' | 'refused';

export function phaseOf(vote: OwnVote | null, now: number): VotePhase {
  if (vote === null) return 'none';
  if (vote.state !== 'opened') return vote.state;
  if (now >= vote.expiresAt) return 'refused';
  return now < vote.openedAt + POLLED_MS ? 'waiting' : 'late';
}

/** Reason why a refused vote paid nothing. An expired vote has no reason until the server marks it. */
export const refusalOf = (vote: OwnVote): VoteRefusal => vote.reason ?? 'expired';

/** Returns the delay until the next poll and the number of that attempt; undefined after the last. */
export function nextPoll(
  openedAt: number,
  now: number,
  done: number,
): { attempt: number; delay: number } | undefined {
  const elapsed = now - openedAt;
  const attempt = Math.max(Math.floor(elapsed / VOTE_POLL_MS), done, 0) + 1;
  if (attempt > VOTE_POLL_ATTEMPTS) return undefined;
  return { attempt, delay: Math.max(attempt * VOTE_POLL_MS - elapsed, 0) };
}
