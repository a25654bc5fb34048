import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Leases, PeriodicJob } from '../../../platform/jobs/index.js';
import { Database } from '../../../platform/persistence/index.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { TicketsRepository } from '../tickets/tickets.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';

const EVERY_MS = 10 * 60_000;
const LEASE = 'identity-expired-rows';

/** The networks that an account is known to log in from are those of its sessions: they are kept for a while after their end. */
const KNOWN_NETWORK_MS = 30 * 24 * 3_600_000;

/** Removes sessions, tickets and counts of attempts whose time is over; of all processes one does it. */
@Injectable()
export class ExpiredRows implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly job: PeriodicJob;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tickets: TicketsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly leases: Leases,
    database: Database,
  ) {
    this.job = new PeriodicJob({
      name: 'ExpiredRows',
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
  async remove(): Promise<void> {
    if ((await this.leases.take(LEASE, EVERY_MS)) === undefined) return;
    const now = Date.now();
    await this.tickets.removeExpired(now);
    await this.attempts.removeExpired(now);
    await this.sessions.removeExpiredBefore(now - KNOWN_NETWORK_MS);
  }
}
