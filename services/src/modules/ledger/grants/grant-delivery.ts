import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { LeaseLost, Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { GrantsRepository } from './grants.repository.js';
import { GrantsService } from './grants.service.js';

const EVERY_MS = 2000;
const LEASE = 'ledger-grants';
const LEASE_MS = 10_000;
const BATCH = 100;

/** Delivers what waits as soon as its account has left the game; of all processes one does it. */
@Injectable()
export class GrantDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly grants: GrantsRepository,
    private readonly service: GrantsService,
    private readonly leases: Leases,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'GrantDelivery',
      everyMs: EVERY_MS,
      work: () => this.deliverDue(),
      isPossible: () => database.isUsable,
    });
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  /** One round: all that is due, unless another process does it. The lease is taken only where there is something to do. */
  async deliverDue(): Promise<void> {
    const due = await this.grants.due(Date.now(), BATCH);
    if (due.length === 0) return;
    const lease = await this.leases.take(LEASE, LEASE_MS);
    if (lease === undefined) return;
    try {
      for (const grant of due)
        await this.service.deliver(grant, (manager) => this.leases.confirm(manager, lease));
    } catch (error) {
      // Another process goes on with the rest.
      if (!(error instanceof LeaseLost)) throw error;
    }
  }
}
