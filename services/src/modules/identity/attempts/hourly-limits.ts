import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { countsOf, inSeconds, longestWait, perHourRule, subjectKey, withAttempt } from './attempt-rules.js';
import type { CountedSubject } from './attempt-rules.js';
import { AttemptsRepository } from './attempts.repository.js';

export interface HourlyLimit {
  kind: string;
  value: string;
  limit: number;
}

@Injectable()
export class HourlyLimits {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `identity.too_many_attempts` if one more would exceed a limit. Counts nothing. */
  async refuse(limits: readonly HourlyLimit[]): Promise<void> {
    const counted = limits.map(toCounted);
    const rows = await this.attempts.find(counted.map(({ key }) => key));
    refuseFor(inSeconds(longestWait(countsOf(counted, rows), Date.now()).wait));
  }

  /** Returns the seconds to wait if the limit is exceeded, else 0. */
  count(limit: HourlyLimit): Promise<number> {
    return this.run([limit], (seconds) => Promise.resolve(seconds));
  }

  async require(limit: HourlyLimit): Promise<void> {
    refuseFor(await this.count(limit));
  }

  /** Counts one against each limit and runs `work` with the seconds to wait, 0 if all allow it. Limits shared by many clients come last. */
  async run<T>(limits: readonly HourlyLimit[], work: (seconds: number) => Promise<T>): Promise<T> {
    const counted = limits.map(toCounted);
    const keys = counted.map(({ key }) => key);
    await this.attempts.prepare(keys);
    return this.unitOfWork.run(async (manager) => {
      const counts = countsOf(counted, await this.attempts.lock(manager, keys));
      const now = Date.now();
      const { wait } = longestWait(counts, now);
      for (const [{ key, rule }, count] of wait === 0 ? counts : [])
        await this.attempts.write(manager, key, withAttempt(rule, count, now));
      return work(inSeconds(wait));
    });
  }
}

export function refuseFor(seconds: number): void {
  if (seconds > 0) throw new AppError('identity.too_many_attempts', { seconds });
}

function toCounted({ kind, value, limit }: HourlyLimit): CountedSubject {
  return { key: subjectKey(kind, value.toLowerCase()), rule: perHourRule(limit) };
}
