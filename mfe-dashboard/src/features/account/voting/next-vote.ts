import type { VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';

/** From when on a vote on the site counts: once the site takes it, and there are votes of the day left. 0 for at once. */
export function nextVoteOf(
  { nextVoteAt }: Pick<VoteSiteState, 'nextVoteAt'>,
  { canVoteToday, dayEndsAt }: Pick<VoteStatus, 'canVoteToday' | 'dayEndsAt'>,
): number {
  return Math.max(nextVoteAt ?? 0, canVoteToday ? 0 : dayEndsAt);
}
