import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { inSeconds, perHourRule, subjectKey, waitMs, withAttempt } from './attempt-rules.js';
import type { AttemptCount, AttemptRule } from './attempt-rules.js';
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
    const counts = await this.attempts.find(counted.map(({ key }) => key));
    refuseFor(inSeconds(longestWait(counted, counts, Date.now())));
  }

  /** Counts one. Returns the seconds to wait if it exceeds the limit, else 0. */
  count(limit: HourlyLimit): Promise<number> {
    return this.run([limit], (seconds) => Promise.resolve(seconds));
  }

  /** Counts one. Throws `identity.too_many_attempts` if it exceeds the limit. */
  async require(limit: HourlyLimit): Promise<void> {
    refuseFor(await this.count(limit));
  }

  /**
   * Counts one against each limit and runs `work` with the seconds to wait, 0 if all allow it. Limits that many clients share come last.
   */
  async run<T>(limits: readonly HourlyLimit[], work: (seconds: number) => Promise<T>): Promise<T> {
    const counted = limits.map(toCounted);
    const keys = counted.map(({ key }) => key);
    await this.attempts.prepare(keys);
    return this.unitOfWork.run(async (manager) => {
      const counts = await this.attempts.lock(manager, keys);
      const now = Date.now();
      const wait = longestWait(counted, counts, now);
      for (const { key, rule } of wait === 0 ? counted : []) {
        const count = counts.get(key);
        if (count !== undefined) await this.attempts.write(manager, key, withAttempt(rule, count, now));
      }
      return work(inSeconds(wait));
    });
  }
}

export function refuseFor(seconds: number): void {
  if (seconds > 0) throw new AppError('identity.too_many_attempts', { seconds });
}

interface Counted {
  key: string;
  rule: AttemptRule;
}

function toCounted({ kind, value, limit }: HourlyLimit): Counted {
  return { key: subjectKey(kind, value.toLowerCase()), rule: perHourRule(limit) };
}

function longestWait(
  counted: readonly Counted[],
  counts: ReadonlyMap<string, AttemptCount>,
  now: number,
): number {
  const waits = counted.map(({ key, rule }) => {
    const count = counts.get(key);
    return count === undefined ? 0 : waitMs(rule, count, now);
  });
  return Math.max(0, ...waits);
}
