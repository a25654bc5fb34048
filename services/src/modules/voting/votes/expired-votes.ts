import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { OpenedVotesRepository } from './opened-votes.repository.js';

const EVERY_MS = 10 * 60_000;
const LEASE = 'expired-votes';

/** So long after its end a vote that paid nothing can be looked up, and replayed. */
const KEPT_MS = 90 * 86_400_000;

/** Writes down that votes were never reported, and forgets those that paid nothing; of all processes one does it. */
@Injectable()
export class ExpiredVotes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly votes: OpenedVotesRepository,
    private readonly leases: Leases,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'ExpiredVotes',
      everyMs: EVERY_MS,
      work: () => this.sweep(),
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
  async sweep(): Promise<void> {
    if ((await this.leases.take(LEASE, EVERY_MS)) === undefined) return;
    const now = Date.now();
    await this.votes.endExpired(now);
    await this.votes.removeRefusedBefore(now - KEPT_MS);
  }
}
