import { Injectable } from '@nestjs/common';
import { type LeaderJob, LeaderJobs, Leases } from '../../../platform/jobs/index.js';
import { InGameService } from '../in-game/in-game.service.js';
import { GrantsRepository } from './grants.repository.js';
import { GrantsService } from './grants.service.js';

const BATCH = 100;

/** Delivers what waits as soon as its account has left the game, or at once where the game applies it. */
@Injectable()
export class GrantDelivery {
  readonly job: LeaderJob;

  constructor(
    grants: GrantsRepository,
    service: GrantsService,
    inGame: InGameService,
    leases: Leases,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'GrantDelivery',
      lease: 'ledger-grants',
      every: 2000,
      leaseMs: 10_000,
      due: (now) => grants.due(now, BATCH, { inGame: inGame.canAskGame }),
      work: async ({ due, lease }) => {
        for (const grant of due) await service.deliver(grant, (manager) => leases.confirm(manager, lease));
      },
    });
  }
}
