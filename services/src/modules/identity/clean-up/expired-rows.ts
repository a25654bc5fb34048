import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs } from '../../../platform/jobs/index.js';
import { AttemptsRepository } from '../attempts/attempts.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { TicketsService } from '../tickets/tickets.service.js';

/** Ended sessions are kept for this long, because they show which networks an account is known from. */
const KNOWN_NETWORK_MS = 30 * DAY_MS;

@Injectable()
export class ExpiredRows {
  readonly job: LeaderJob;

  constructor(
    sessions: SessionsRepository,
    tickets: TicketsService,
    attempts: AttemptsRepository,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'ExpiredRows',
      lease: 'identity-expired-rows',
      every: 10 * MINUTE_MS,
      work: async ({ now }) => {
        await tickets.removeExpired(now);
        await attempts.removeExpired(now);
        await sessions.removeExpiredBefore(now - KNOWN_NETWORK_MS);
      },
    });
  }
}
