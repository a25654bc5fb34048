import { MINUTE_MS } from '@portico/domain';
import type { OwnVote, VerifiedVote, VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';

/** The status with what a verification has found out, until it is asked for again. */
export function withVerified(status: VoteStatus, verified: VerifiedVote): VoteStatus {
  const { vote, votePoints, nxCredit, todayVotes } = verified;
  const earned = newlyEarned(status, vote);
  return {
    ...status,
    votePoints,
    nxCredit,
    todayVotes,
    todayVP: status.todayVP + (earned?.votePoints ?? 0),
    todayNX: status.todayNX + (earned?.nx ?? 0),
    reachedNXCap: verified.nxRewardCap,
    reachedVPCap: verified.vpRewardCap,
    sites: status.sites.map((site) =>
      vote !== null && site.vote?.id === vote.id ? withVote(site, vote) : site,
    ),
  };
}

/** The vote where it counts since this answer. */
function newlyEarned({ sites }: VoteStatus, vote: OwnVote | null): OwnVote | undefined {
  if (vote === null || vote.confirmedAt === null || vote.state === 'refused') return undefined;
  const isNew = sites.some((site) => site.vote?.id === vote.id && site.vote.state === 'opened');
  return isNew ? vote : undefined;
}

function withVote(site: VoteSiteState, vote: OwnVote): VoteSiteState {
  if (vote.confirmedAt === null || vote.state === 'refused') return { ...site, vote };
  return { ...site, vote, nextVoteAt: vote.confirmedAt + site.coolDownMinutes * MINUTE_MS };
}
