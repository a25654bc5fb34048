import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { perHourRule, waitMs, withAttempt } from './attempt-rules.js';
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

  /** Makes an account and counts it, both or neither. Throws `identity.too_many_attempts` instead of making one too many. */
  async count<T>({ network }: Client, make: () => Promise<T>): Promise<T> {
    const rule = perHourRule(this.config.server.identity.registrationsPerHour);
    const key = subjectKey('registration', network);
    await this.attempts.prepare([key]);
    return this.unitOfWork.run(async (manager) => {
      const count = (await this.attempts.lock(manager, [key])).get(key);
      const now = Date.now();
      if (count) {
        const wait = waitMs(rule, count, now);
        if (wait > 0) throw new AppError('identity.too_many_attempts', { seconds: Math.ceil(wait / 1000) });
        await this.attempts.write(manager, key, withAttempt(rule, count, now));
      }
      return make();
    });
  }
}
