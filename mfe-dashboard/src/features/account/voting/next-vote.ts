import type { VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';

/** When the next vote on the site counts: once the site takes it and the day has votes left. 0 for now. */
export function nextVoteOf(
  { nextVoteAt }: Pick<VoteSiteState, 'nextVoteAt'>,
  { canVoteToday, dayEndsAt }: Pick<VoteStatus, 'canVoteToday' | 'dayEndsAt'>,
): number {
  return Math.max(nextVoteAt ?? 0, canVoteToday ? 0 : dayEndsAt);
}
