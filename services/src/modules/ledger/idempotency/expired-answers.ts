import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { IdempotencyRepository } from './idempotency.repository.js';

const EVERY_MS = 10 * 60_000;
const LEASE = 'ledger-expired-answers';

/** For so long a call of the same key gets the same answer. */
export const KEPT_MS = 48 * 3_600_000;

/** Removes answers that no one repeats any more; of all processes one does it. */
@Injectable()
export class ExpiredAnswers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly answers: IdempotencyRepository,
    private readonly leases: Leases,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'ExpiredAnswers',
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
    await this.answers.removeOutside(now - KEPT_MS, now + KEPT_MS);
  }
}
