import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicJob } from '../../../../platform/jobs/index.js';
import { Database } from '../../../../platform/persistence/index.js';
import { SuspicionSearch } from './suspicion-search.js';

const EVERY_MS = 30_000;

/** Searches for suspicious votes all the time; of all processes one does it. */
@Injectable()
export class SuspicionJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;
  private isStopping = false;

  constructor(search: SuspicionSearch, database: Database) {
    this.job = new PeriodicJob({
      name: 'SuspicionSearch',
      everyMs: EVERY_MS,
      work: async () => {
        await search.search(Date.now(), () => !this.isStopping);
      },
      isPossible: () => database.isUsable,
    });
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    return this.job.stop();
  }
}
