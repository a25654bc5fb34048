import { Injectable } from '@nestjs/common';
import { MINUTE_MS, type VoteRefusal } from '@portico/domain';
import type { Principal } from '../../../platform/http/index.js';
import { GrantsService } from '../../ledger/index.js';
import { VoteSites } from '../sites/vote-sites.js';
import type {
  OwnVoteDto,
  VerifiedVoteDto,
  VerifyVoteRequestDto,
  VoteCheckDto,
  VoteSitesDto,
  VoteStatusDto,
} from '../voting.dto.js';
import { VoteTerms } from './vote-rules.js';
import { SHOWN_MS, toOwnVote, toSiteState, toVoteSite, VoteStandings } from './vote-standing.js';
import { VotersRepository } from './voters.repository.js';
import { VotesRepository } from './votes.repository.js';

const REFUSALS: Readonly<Record<VoteRefusal, string>> = {
  expired: 'Your vote was not reported in time. Please vote again.',
  dayLimit: 'You have used up the votes of today. Please try again tomorrow!',
  coolDown: 'This vote came too soon after your last one on that site, so it does not count.',
  caps: 'You have reached both rewards of today. Please try again tomorrow!',
  notCounted: 'The vote site did not count your vote.',
};

/** How long a vote by name counts as recent, and the allowed clock difference of two processes. */
const RECENT_MS = 5 * MINUTE_MS;

@Injectable()
export class VoteStatusService {
  constructor(
    private readonly voteSites: VoteSites,
    private readonly terms: VoteTerms,
    private readonly voters: VotersRepository,
    private readonly standings: VoteStandings,
    private readonly votes: VotesRepository,
    private readonly grants: GrantsService,
  ) {}

  sites(): VoteSitesDto {
    const sites = this.voteSites.require();
    return { sites: sites.map(toVoteSite), maxVotes: this.terms.program.votesPerDay };
  }

  async status({ accountId, isWebAdmin }: Principal): Promise<VoteStatusDto> {
    const sites = this.voteSites.require();
    const now = Date.now();
    const [balances, hasCharacter, standing, lastVoteTime] = await Promise.all([
      this.voters.balances(accountId),
      this.voters.hasCharacter(accountId),
      this.standings.of(accountId, now),
      this.votes.lastCountedAt(accountId),
    ]);
    const { program } = this.terms;
    const states = sites.map((site) => toSiteState(site, standing, now));
    const { canVoteToday, caps, day } = standing;
    return {
      ...balances,
      todayVotes: day.votes,
      maxVotes: program.votesPerDay,
      todayVP: day.votePoints,
      todayNX: day.nx,
      maxDailyVP: program.dailyVotePoints,
      maxDailyNX: program.dailyVoteNx,
      reachedVPCap: caps.votePoints,
      reachedNXCap: caps.nx,
      canVoteToday,
      canVoteNow: canVoteToday && hasCharacter && states.some(({ nextVoteAt }) => nextVoteAt === null),
      hasCharacter,
      lastVoteTime,
      pendingVerification: standing.isPending,
      isWebAdmin,
      now,
      dayEndsAt: this.terms.dayEndOf(now),
      sites: states,
    };
  }

  async verify({ accountId }: Principal, { site }: VerifyVoteRequestDto): Promise<VerifiedVoteDto> {
    this.voteSites.require();
    const only = site === undefined ? undefined : this.voteSites.findOrFail(site);
    await this.grants.deliverTo(accountId);
    const now = Date.now();
    const [balances, standing] = await Promise.all([
      this.voters.balances(accountId),
      this.standings.of(accountId, now),
    ]);
    const last = standing.lastVote(now - SHOWN_MS, only);
    const vote = last ? toOwnVote(last, now) : null;
    const { caps, day } = standing;
    return {
      success: vote?.state === 'confirmed' || vote?.state === 'credited',
      msg: verifiedMessage(vote, caps),
      ...balances,
      todayVotes: day.votes,
      nxRewardCap: caps.nx,
      vpRewardCap: caps.votePoints,
      vote,
    };
  }

  /** Runs the same statements for a name without an account. */
  async check(username: string): Promise<VoteCheckDto> {
    this.voteSites.require();
    const now = Date.now();
    const { id } = await this.voters.byName(username, now);
    const [day, recentlyVoted] = await Promise.all([
      this.votes.usedOn({ accountId: id, day: this.terms.dayOf(now) }),
      this.votes.isConfirmedBetween(id, now - RECENT_MS, now + RECENT_MS),
    ]);
    return { todayVotes: day.votes, maxVotes: this.terms.program.votesPerDay, recentlyVoted };
  }
}

/** In English, like all texts of the API. Pages have their own texts. */
export function verifiedMessage(vote: OwnVoteDto | null, caps: { nx: boolean; votePoints: boolean }): string {
  if (vote === null) return 'You have not voted yet.';
  if (vote.state === 'opened') return 'Your vote has not been confirmed yet.';
  if (vote.state === 'refused') return REFUSALS[vote.reason ?? 'expired'];
  const thanks = `Thank you! Your vote earned ${earned(vote)}.`;
  const arrival = vote.state === 'confirmed' && 'It arrives when your account has left the game.';
  return [thanks, capText(caps), arrival].filter(Boolean).join(' ');
}

function earned({ nx, votePoints }: OwnVoteDto): string {
  const points = `${votePoints} vote ${votePoints === 1 ? 'point' : 'points'}`;
  if (votePoints === 0) return `${nx} NX`;
  return nx === 0 ? points : `${nx} NX and ${points}`;
}

function capText(caps: { nx: boolean; votePoints: boolean }): string {
  if (caps.nx && caps.votePoints) return 'You have reached both rewards of today.';
  if (caps.nx) return 'You have reached the NX of today; vote points can still be earned.';
  return caps.votePoints ? 'You have reached the vote points of today; NX can still be earned.' : '';
}
