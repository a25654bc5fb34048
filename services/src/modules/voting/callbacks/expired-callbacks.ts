import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { VoteCallbacksRepository } from './vote-callbacks.repository.js';

const EVERY_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const LEASE = 'voting-expired-callbacks';

const BATCH = 500;
/** Of one round: the next one goes on. */
const MAX_BATCHES = 40;

/** Removes callbacks that are no longer kept, a few at a time; of all processes one does it. */
@Injectable()
export class ExpiredCallbacks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly config: PorticoConfig,
    private readonly callbacks: VoteCallbacksRepository,
    private readonly leases: Leases,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'ExpiredCallbacks',
      everyMs: EVERY_MS,
      work: () => this.remove(),
      isPossible: () => database.isUsable,
    });
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  /** One round; nothing while another process has done it within the last ten minutes. */
  async remove(now = Date.now()): Promise<void> {
    if ((await this.leases.take(LEASE, EVERY_MS)) === undefined) return;
    const before = now - this.config.server.voting.callbackDays * DAY_MS;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await this.callbacks.removeBefore(before, BATCH)) < BATCH) return;
  }
}
