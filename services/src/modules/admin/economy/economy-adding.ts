import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { EconomyService } from './economy.service.js';

const EVERY_MS = 5 * 60_000;
const LEASE = 'admin-economy';

/** Of one round: the next one goes on. */
const MAX_DAYS = 5;

/** Adds up days once they are over, before anybody asks; of all processes one does it. */
@Injectable()
export class EconomyAdding implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly economy: EconomyService,
    private readonly leases: Leases,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'EconomyAdding',
      everyMs: EVERY_MS,
      work: () => this.add(),
      isPossible: () => database.isUsable,
    });
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  async add(now = Date.now()): Promise<void> {
    if ((await this.leases.take(LEASE, EVERY_MS)) !== undefined) await this.economy.addUp(now, MAX_DAYS);
  }
}
