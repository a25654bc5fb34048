import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs, Leases } from '../../../platform/jobs/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { LedgerService } from '../ledger.service.js';
import { BridgeGrantsRepository } from './bridge-grants.repository.js';

/** Longer than any call of the game is waited for: what is left then has nobody who waits for it. */
const LEFT_MS = 130_000;

/** As long as answers of calls are kept. */
const KEPT_MS = 48 * HOUR_MS;

const BATCH = 100;

/** Finishes what a portal began that was killed: applied rows come into the ledger, waiting ones are taken back. */
@Injectable()
export class InGameRecovery {
  readonly job: LeaderJob;

  constructor(
    grants: BridgeGrantsRepository,
    ledger: LedgerService,
    unitOfWork: UnitOfWork,
    leases: Leases,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'InGameRecovery',
      lease: 'ledger-in-game',
      every: 30_000,
      due: (now) => grants.left(now - LEFT_MS, BATCH),
      work: async ({ due, lease, now }) => {
        for (const { key, accountId, state } of due)
          await unitOfWork.run(async (manager) => {
            await leases.confirm(manager, lease);
            if (state === 'applied') await ledger.takeOver(manager, accountId);
            else await grants.remove(manager, key, state);
          });
        await unitOfWork.run((manager) => grants.forget(manager, now - KEPT_MS));
      },
    });
  }
}
