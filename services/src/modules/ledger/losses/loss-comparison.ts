import { Injectable } from '@nestjs/common';
import { PresenceWatch } from '../../../game/index.js';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { LossesRepository } from './losses.repository.js';
import { LossesService } from './losses.service.js';

const MAX_PER_ROUND = 500;

/** Compares accounts with their entries as soon as they have left the game again. */
@Injectable()
export class LossComparison {
  readonly job: LeaderJob;

  constructor(losses: LossesRepository, service: LossesService, watch: PresenceWatch, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'LossComparison',
      lease: 'ledger-losses',
      // More often than an account takes to be settled: it is compared before it can spend again.
      every: 15_000,
      due: () => losses.due(),
      work: async ({ due }) => {
        for (const accountId of due.slice(0, MAX_PER_ROUND)) await service.compare(accountId);
      },
    });
    watch.whenLoggedIn(async (accountIds) => {
      for (const accountId of await losses.open(accountIds)) await service.compareAtLogin(accountId);
    });
  }
}
