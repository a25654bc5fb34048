import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { EconomyService } from './economy.service.js';

/** Days of one round; the next one goes on. */
const MAX_DAYS = 5;

@Injectable()
export class EconomyAdding {
  readonly job: LeaderJob;

  constructor(economy: EconomyService, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'EconomyAdding',
      lease: 'admin-economy',
      every: 5 * MINUTE_MS,
      work: async ({ now }) => void (await economy.addUp(now, MAX_DAYS)),
    });
  }
}
