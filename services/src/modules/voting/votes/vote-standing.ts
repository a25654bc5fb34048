import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { siteNames, type VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import type { OwnVoteDto, VoteSiteDto, VoteSiteStateDto } from '../voting.dto.js';
import {
  capsOf,
  coolDownEnd,
  isCapped,
  isDayUsedUp,
  isExpired,
  isSiteUsedUp,
  VoteTerms,
} from './vote-rules.js';
import type { UsedDay, VoteProgram } from './vote-rules.js';
import { type RecentVote, VotesRepository } from './votes.repository.js';

interface StandingParts {
  now: number;
  today: string;
  /** A function, because the day's end takes as long as a statement and is needed only if the day's votes are used up. */
  dayEndsAt: () => number;
  program: VoteProgram;
  day: UsedDay;
  /** Newest first, as far back as the longest cool-down. */
  votes: readonly RecentVote[];
}

export class VoteStanding {
  constructor(private readonly parts: StandingParts) {}

  get day(): UsedDay {
    return this.parts.day;
  }

  get caps(): { nx: boolean; votePoints: boolean } {
    return capsOf(this.parts.day, this.parts.program);
  }

  get canVoteToday(): boolean {
    const { nx, votePoints } = this.caps;
    return !isDayUsedUp(this.parts.day, this.parts.program) && !(nx && votePoints);
  }

  get isPending(): boolean {
    return this.parts.votes.some((vote) => this.isOpen(vote) || vote.state === 'confirmed');
  }

  isUsedUp(site: VoteSite): boolean {
    const { day, program } = this.parts;
    return (
      isDayUsedUp(day, program) || isSiteUsedUp(site, this.votesToday(site)) || isCapped(site, day, program)
    );
  }

  votesToday({ id }: VoteSite): number {
    return this.parts.votes.filter(
      (vote) => vote.site === id && isCounted(vote) && vote.day === this.parts.today,
    ).length;
  }

  coolDownEnd(site: VoteSite): number | undefined {
    const confirmedAt = this.parts.votes
      .filter((vote) => vote.site === site.id && isCounted(vote))
      .flatMap((vote) => vote.confirmedAt ?? []);
    return coolDownEnd(site, confirmedAt, this.parts.now);
  }

  nextVoteAt(site: VoteSite): number | undefined {
    const end = this.coolDownEnd(site);
    return this.isUsedUp(site) ? Math.max(this.parts.dayEndsAt(), end ?? 0) : end;
  }

  /** The open vote of `site`, else the newest one opened or confirmed since a moment. Without `site`, the newest one on any site. */
  lastVote(since: number, site?: VoteSite): RecentVote | undefined {
    const votes = this.parts.votes.filter((vote) => site === undefined || vote.site === site.id);
    const open = site && votes.find((vote) => this.isOpen(vote));
    return open ?? votes.find(({ at, confirmedAt }) => Math.max(at, confirmedAt ?? 0) >= since);
  }

  private isOpen(vote: RecentVote): boolean {
    return vote.state === 'opened' && !isExpired(vote, this.parts.now);
  }
}

function isCounted({ state }: RecentVote): boolean {
  return state === 'confirmed' || state === 'credited';
}

export const SHOWN_MS = 2 * DAY_MS;

@Injectable()
export class VoteStandings {
  constructor(
    private readonly sites: VoteSites,
    private readonly terms: VoteTerms,
    private readonly votes: VotesRepository,
  ) {}

  /** Reads with two statements, even for unknown accounts, in the unit of work of `manager` if given. */
  async of(accountId: number, now: number, manager?: EntityManager): Promise<VoteStanding> {
    const today = this.terms.dayOf(now);
    const longest = Math.max(SHOWN_MS, ...this.sites.all.map(({ coolDownMs }) => coolDownMs));
    const [day, votes] = await Promise.all([
      this.votes.usedOn({ accountId, day: today }, manager),
      this.votes.recentOf(accountId, now - longest, manager),
    ]);
    return new VoteStanding({
      now,
      today,
      dayEndsAt: () => this.terms.dayEndOf(now),
      program: this.terms.program,
      day,
      votes: votes.filter((vote) => vote.state !== 'opened' || this.sites.isKnown(vote.site)),
    });
  }
}

export function toVoteSite(site: VoteSite): VoteSiteDto {
  const { id, nx, votePoints, coolDownMs } = site;
  return { id, name: siteNames(site), nx, votePoints, coolDownMinutes: coolDownMs / MINUTE_MS };
}

/** An expired vote is shown in the state that will be stored. */
export function toOwnVote(vote: RecentVote, now: number): OwnVoteDto {
  const { at: openedAt, day: _, ...own } = vote;
  if (own.state !== 'opened' || !isExpired(vote, now)) return { ...own, openedAt };
  return { ...own, openedAt, state: 'refused', reason: 'expired' };
}

export function toSiteState(site: VoteSite, standing: VoteStanding, now: number): VoteSiteStateDto {
  const vote = standing.lastVote(now - SHOWN_MS, site);
  return {
    ...toVoteSite(site),
    nextVoteAt: standing.nextVoteAt(site) ?? null,
    vote: vote ? toOwnVote(vote, now) : null,
  };
}
