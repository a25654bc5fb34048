import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PresenceWatch } from '../../../game/index.js';
import { Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { LossesRepository } from './losses.repository.js';
import { LossesService } from './losses.service.js';

/** More often than an account takes to be settled: it is compared before it can spend again. */
const EVERY_MS = 15_000;
const MAX_PER_ROUND = 500;
const LEASE = 'ledger-losses';

/** Compares accounts with their entries as soon as they have left the game again; of all processes one does it. */
@Injectable()
export class LossComparison implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly losses: LossesRepository,
    private readonly service: LossesService,
    private readonly leases: Leases,
    watch: PresenceWatch,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'LossComparison',
      everyMs: EVERY_MS,
      work: () => this.compareDue(),
      isPossible: () => database.isUsable,
    });
    watch.whenLoggedIn((accountIds) => this.compareAtLogin(accountIds));
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  /** One round. The lease is taken only where there is something to do. */
  async compareDue(): Promise<void> {
    const due = await this.losses.due();
    if (due.length === 0 || (await this.leases.take(LEASE, EVERY_MS)) === undefined) return;
    for (const accountId of due.slice(0, MAX_PER_ROUND)) await this.service.compare(accountId);
  }

  private async compareAtLogin(accountIds: readonly number[]): Promise<void> {
    for (const accountId of await this.losses.open(accountIds)) await this.service.compareAtLogin(accountId);
  }
}
