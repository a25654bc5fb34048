import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { OpenedVotesRepository } from './opened-votes.repository.js';

/** Time for which an unpaid vote can be found and replayed after its end. */
const REFUSED_KEPT_MS = 90 * DAY_MS;

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
        await votes.removeRefusedBefore(now - REFUSED_KEPT_MS);
      },
    });
  }
}
