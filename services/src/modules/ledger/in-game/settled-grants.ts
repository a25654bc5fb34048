import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { KEPT_MS } from '../../../platform/http/idempotency/index.js';
import { type LeaderJob, LeaderJobs, Leases } from '../../../platform/jobs/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { BridgeGrantsRepository } from './bridge-grants.repository.js';

const BATCH = 500;

/** Removes rows that the ledger took over so long ago that the answers of their calls are forgotten too. */
@Injectable()
export class SettledGrants {
  readonly job: LeaderJob;

  constructor(grants: BridgeGrantsRepository, unitOfWork: UnitOfWork, leases: Leases, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'SettledGrants',
      lease: 'ledger-settled-grants',
      every: 10 * MINUTE_MS,
      leaseMs: MINUTE_MS,
      due: (now) => grants.settledBefore(now - KEPT_MS, BATCH),
      work: async (round) => {
        let keys = round.due;
        while (keys.length > 0 && (await round.mayGoOn())) {
          const batch = keys;
          await unitOfWork.run(async (manager) => {
            await leases.confirm(manager, round.lease);
            await grants.forget(manager, batch);
          });
          keys = await grants.settledBefore(round.now - KEPT_MS, BATCH);
        }
      },
    });
  }
}
