import type { OwnVote, VerifiedVote, VoteSiteState, VoteStatus } from '../../../shared/voting/voting.queries';

const MINUTE_MS = 60_000;

/** The status with what a verification has found out, until it is asked for again. */
export function withVerified(status: VoteStatus, verified: VerifiedVote): VoteStatus {
  const { vote, votePoints, nxCredit, todayVotes } = verified;
  return {
    ...status,
    votePoints,
    nxCredit,
    todayVotes,
    reachedNXCap: verified.nxRewardCap,
    reachedVPCap: verified.vpRewardCap,
    sites: status.sites.map((site) =>
      vote !== null && site.vote?.id === vote.id ? withVote(site, vote) : site,
    ),
  };
}

function withVote(site: VoteSiteState, vote: OwnVote): VoteSiteState {
  if (vote.confirmedAt === null || vote.state === 'refused') return { ...site, vote };
  return { ...site, vote, nextVoteAt: vote.confirmedAt + site.coolDownMinutes * MINUTE_MS };
}
