import type { VoteCheck } from '../../shared/voting/voting.queries';

type Check = Pick<VoteCheck, 'todayVotes' | 'recentlyVoted'>;

/**
 * What a later look is compared with: a look at which the votes have become fewer was after midnight, and one without a recent vote makes the next recent
 * one new.
 */
export function baseOf(before: Check, now: Check): Check {
  return {
    todayVotes: now.todayVotes < before.todayVotes ? 0 : before.todayVotes,
    recentlyVoted: before.recentlyVoted && now.recentlyVoted,
  };
}

/** Whether a vote has come since. One of a few minutes before, on another site, is none: then the votes of the day have to be more. */
export function hasVoted(before: Check, now: Check): boolean {
  const base = baseOf(before, now);
  return now.recentlyVoted && (!before.recentlyVoted || now.todayVotes > base.todayVotes);
}
