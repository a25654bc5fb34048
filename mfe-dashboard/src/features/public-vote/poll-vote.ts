import { VOTE_POLL_ATTEMPTS, VOTE_POLL_MS } from '@portico/domain';
import { isRefusal, type VoteCheck } from '../../shared/voting/voting.queries';
import { baseOf, hasVoted } from './vote-checks';
import { waitForPoll } from './wait-for-poll';

export interface VotePoll {
  /** As it was before the site was opened. */
  before: VoteCheck;
  check: () => Promise<VoteCheck>;
  signal: AbortSignal;
}

/**
 * Looks every ten seconds, twelve times, whether a vote has come, and whenever the reader comes back. A look that fails is one of its times; rejects when the
 * last one failed, or the API refuses to look.
 */
export async function pollVote({ before, check, signal }: VotePoll): Promise<'voted' | 'timeout'> {
  const start = performance.now();
  let base: Pick<VoteCheck, 'todayVotes' | 'recentlyVoted'> = before;
  let failure: { error: unknown } | undefined;
  let done = 0;
  while (done < VOTE_POLL_ATTEMPTS && !signal.aborted) {
    const isDue = await waitForPoll(start + (done + 1) * VOTE_POLL_MS - performance.now(), signal);
    if (isDue) done += 1;
    if (signal.aborted) break;
    try {
      const now = await check();
      if (hasVoted(base, now)) return 'voted';
      base = baseOf(base, now);
      failure = undefined;
    } catch (error) {
      if (isRefusal(error)) throw error;
      failure = { error };
    }
  }
  if (failure !== undefined) throw failure.error;
  return 'timeout';
}
