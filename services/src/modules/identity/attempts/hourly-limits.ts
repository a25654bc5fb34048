import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { perHourRule, waitMs, withAttempt } from './attempt-rules.js';
import { AttemptsRepository } from './attempts.repository.js';
import { subjectKey } from './subject-key.js';

/** What is counted, for whom, and how often it may happen in an hour. */
export interface HourlyLimit {
  kind: string;
  /** A network or an address; it is kept as a hash. */
  value: string;
  limit: number;
}

/** Counts by the hour, in the database and so over all processes. */
@Injectable()
export class HourlyLimits {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The seconds that one more would have to wait, 0 for none; nothing is counted. */
  async secondsToWait({ kind, value, limit }: HourlyLimit): Promise<number> {
    const key = keyOf(kind, value);
    const count = (await this.attempts.find([key])).get(key);
    return count === undefined ? 0 : inSeconds(waitMs(perHourRule(limit), count, Date.now()));
  }

  /** Counts one; answers the seconds to wait when it is one too many, else 0. */
  count(limit: HourlyLimit): Promise<number> {
    return this.run(limit, (seconds) => Promise.resolve(seconds));
  }

  /** Counts one and does it, both or neither; `work` is told the seconds to wait when it is one too many, else 0. */
  async run<T>({ kind, value, limit }: HourlyLimit, work: (seconds: number) => Promise<T>): Promise<T> {
    const rule = perHourRule(limit);
    const key = keyOf(kind, value);
    await this.attempts.prepare([key]);
    return this.unitOfWork.run(async (manager) => {
      const count = (await this.attempts.lock(manager, [key])).get(key);
      const now = Date.now();
      const wait = count === undefined ? 0 : waitMs(rule, count, now);
      if (count !== undefined && wait === 0)
        await this.attempts.write(manager, key, withAttempt(rule, count, now));
      return work(inSeconds(wait));
    });
  }
}

function keyOf(kind: string, value: string): string {
  return subjectKey(kind, value.toLowerCase());
}

function inSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
