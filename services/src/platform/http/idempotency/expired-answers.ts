import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { type LeaderJob, LeaderJobs } from '../../jobs/index.js';
import { IdempotencyRepository } from './idempotency.repository.js';

/** Time for which a call with the same key gets the same answer. */
export const ANSWERS_KEPT_MS = 48 * HOUR_MS;

@Injectable()
export class ExpiredAnswers {
  readonly job: LeaderJob;

  constructor(answers: IdempotencyRepository, jobs: LeaderJobs) {
    this.job = jobs.leaderJob({
      name: 'ExpiredAnswers',
      lease: 'ledger-expired-answers',
      every: 10 * MINUTE_MS,
      work: ({ now }) => answers.removeOutside(now - ANSWERS_KEPT_MS, now + ANSWERS_KEPT_MS),
    });
  }
}
