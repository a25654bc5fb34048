import { Injectable } from '@nestjs/common';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteDaysRepository } from './vote-days.repository.js';
import { VoteStanding } from './vote-standing.js';
import { VoteTerms } from './vote-terms.js';
import { VotesRepository } from './votes.repository.js';

/** Of each site the last vote of so long is shown. */
export const SHOWN_MS = 2 * 86_400_000;

/** Reads where accounts stand with their votes. */
@Injectable()
export class VoteStandings {
  constructor(
    private readonly sites: VoteSites,
    private readonly terms: VoteTerms,
    private readonly days: VoteDaysRepository,
    private readonly votes: VotesRepository,
  ) {}

  /** Two statements at once, for an account that is none too. */
  async of(accountId: number, now: number): Promise<VoteStanding> {
    const today = this.terms.dayOf(now);
    const longest = Math.max(SHOWN_MS, ...this.sites.all.map(({ coolDownMs }) => coolDownMs));
    const [day, votes] = await Promise.all([
      this.days.used({ accountId, day: today }),
      this.votes.recentOf(accountId, now - longest),
    ]);
    const { program } = this.terms;
    return new VoteStanding({ now, today, dayEndsAt: () => this.terms.dayEndOf(now), program, day, votes });
  }
}
