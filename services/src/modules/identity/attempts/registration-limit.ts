import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { perHourRule, waitMs, withAttempt } from './attempt-rules.js';
import type { AttemptRule } from './attempt-rules.js';
import { AttemptsRepository } from './attempts.repository.js';
import { subjectKey } from './subject-key.js';

/** How many accounts one network may make in an hour. */
@Injectable()
export class RegistrationLimit {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  /** Throws `identity.too_many_attempts` where one more would be one too many: before anything is hashed for it. */
  async check({ network }: Client): Promise<void> {
    refuseFor(waitMs(this.rule, await this.attempts.find(keyOf(network)), Date.now()));
  }

  /** Makes an account and counts it, both or neither. Throws `identity.too_many_attempts` instead of making one too many. */
  async count<T>({ network }: Client, make: () => Promise<T>): Promise<T> {
    const key = keyOf(network);
    await this.attempts.prepare([key]);
    return this.unitOfWork.run(async (manager) => {
      const count = (await this.attempts.lock(manager, [key])).get(key);
      const now = Date.now();
      if (count) {
        refuseFor(waitMs(this.rule, count, now));
        await this.attempts.write(manager, key, withAttempt(this.rule, count, now));
      }
      return make();
    });
  }

  private get rule(): AttemptRule {
    return perHourRule(this.config.server.identity.registrationsPerHour);
  }
}

function keyOf(network: string): string {
  return subjectKey('registration', network);
}

function refuseFor(wait: number): void {
  if (wait > 0) throw new AppError('identity.too_many_attempts', { seconds: Math.ceil(wait / 1000) });
}
