import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { OpenedVotesRepository } from './opened-votes.repository.js';

/** How long an unpaid vote can be looked up and replayed after its end. */
const KEPT_MS = 90 * DAY_MS;

/** Marks votes as never reported, and deletes votes without a reward. */
@Injectable()
export class ExpiredVotes {
  readonly job: LeaderJob;

  constructor(votes: OpenedVotesRepository, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'ExpiredVotes',
      lease: 'expired-votes',
      every: 10 * MINUTE_MS,
      work: async ({ now }) => {
        await votes.endExpired(now);
        await votes.removeRefusedBefore(now - KEPT_MS);
      },
    });
  }
}
