import type { VoteCheck } from '../../shared/voting/voting.queries';

type Check = Pick<VoteCheck, 'todayVotes' | 'recentlyVoted'>;

/** Baseline for later checks: fewer votes mean that midnight passed, and a check without a recent vote makes the next recent one new. */
export function baseOf(before: Check, now: Check): Check {
  return {
    todayVotes: now.todayVotes < before.todayVotes ? 0 : before.todayVotes,
    recentlyVoted: before.recentlyVoted && now.recentlyVoted,
  };
}

/** Whether a vote came since. A recent vote from another site does not count: then the number of today must grow. */
export function hasVoted(before: Check, now: Check): boolean {
  const base = baseOf(before, now);
  return now.recentlyVoted && (!before.recentlyVoted || now.todayVotes > base.todayVotes);
}
