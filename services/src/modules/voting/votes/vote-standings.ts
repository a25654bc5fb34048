import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DAY_MS } from '@portico/domain';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteDaysRepository } from './vote-days.repository.js';
import { VoteStanding } from './vote-standing.js';
import { VoteTerms } from './vote-terms.js';
import { VotesRepository } from './votes.repository.js';

export const SHOWN_MS = 2 * DAY_MS;

@Injectable()
export class VoteStandings {
  constructor(
    private readonly sites: VoteSites,
    private readonly terms: VoteTerms,
    private readonly days: VoteDaysRepository,
    private readonly votes: VotesRepository,
  ) {}

  /** Two statements, for unknown accounts too; within the unit of work of `manager` if given. */
  async of(accountId: number, now: number, manager?: EntityManager): Promise<VoteStanding> {
    const today = this.terms.dayOf(now);
    const longest = Math.max(SHOWN_MS, ...this.sites.all.map(({ coolDownMs }) => coolDownMs));
    const [day, votes] = await Promise.all([
      this.days.used({ accountId, day: today }, manager),
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
