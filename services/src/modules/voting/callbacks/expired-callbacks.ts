import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { VoteCallbacksRepository } from './vote-callbacks.repository.js';

const BATCH = 500;
const MAX_BATCHES = 40;

@Injectable()
export class ExpiredCallbacks {
  readonly job: LeaderJob;

  constructor(config: PorticoConfig, callbacks: VoteCallbacksRepository, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'ExpiredCallbacks',
      lease: 'voting-expired-callbacks',
      every: 10 * MINUTE_MS,
      work: async ({ now }) => {
        const before = now - config.server.voting.callbackDays * DAY_MS;
        for (let batch = 0; batch < MAX_BATCHES; batch += 1)
          if ((await callbacks.removeBefore(before, BATCH)) < BATCH) return;
      },
    });
  }
}
