import { MINUTE_MS } from '@portico/domain';
import { siteNames, type VoteSite } from '../sites/vote-site.js';
import { isExpired } from './vote-rules.js';
import { SHOWN_MS, type VoteStanding } from './vote-standing.js';
import type { RecentVote } from './votes.repository.js';
import type { OwnVoteDto, VoteSiteDto, VoteSiteStateDto } from './votes.dto.js';

export function toVoteSite(site: VoteSite): VoteSiteDto {
  const { id, nx, votePoints, coolDownMs } = site;
  return { id, name: siteNames(site), nx, votePoints, coolDownMinutes: coolDownMs / MINUTE_MS };
}

/** An expired vote is shown as it will be stored. */
export function toOwnVote(vote: RecentVote, now: number): OwnVoteDto {
  const { id, site, expiresAt, confirmedAt, creditedAt, nx, votePoints } = vote;
  const hasExpired = vote.state === 'opened' && isExpired(vote, now);
  return {
    id,
    site,
    state: hasExpired ? 'refused' : vote.state,
    reason: hasExpired ? 'expired' : vote.reason,
    openedAt: vote.at,
    expiresAt,
    confirmedAt,
    creditedAt,
    nx,
    votePoints,
  };
}

export function toSiteState(site: VoteSite, standing: VoteStanding, now: number): VoteSiteStateDto {
  const vote = standing.lastVote(now - SHOWN_MS, site);
  return {
    ...toVoteSite(site),
    nextVoteAt: standing.nextVoteAt(site) ?? null,
    vote: vote ? toOwnVote(vote, now) : null,
  };
}
