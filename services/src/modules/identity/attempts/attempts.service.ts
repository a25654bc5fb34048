import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { maskedNetwork } from '../../../platform/http/index.js';
import type { Client } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import {
  ACCOUNT_RULE,
  ACCOUNT_AND_NEAR_RULE,
  ACCOUNT_AND_NETWORK_RULE,
  waitMs,
  perMinuteRule,
  withBegun,
  withEnded,
  withoutAttempt,
} from './attempt-rules.js';
import type { AttemptCount, AttemptRule } from './attempt-rules.js';
import type { Standing } from './standing.js';
import { AttemptsRepository } from './attempts.repository.js';
import { subjectKey } from './subject-key.js';

/** Who tries to prove that an account is theirs, and how. */
export interface Attempt {
  /** Passwords count together wherever they are asked for; codes of a second factor count by themselves. */
  purpose: 'password' | 'code';
  /** Name of the account, or what was typed for one. */
  name: string;
  /** Undefined for a name that no account has. */
  accountId: number | undefined;
  client: Client;
  ceiling?: AttemptCeiling;
}

/** A bound of its own beside those that slow down: once reached it refuses all that counts for it. */
export interface AttemptCeiling {
  /** As `subjectKey`. */
  key: string;
  rule: AttemptRule;
  refusal: (seconds: number) => AppError;
  /** The failure that was the last one allowed. */
  onReached: () => Promise<void>;
}

interface Subject {
  key: string;
  rule: AttemptRule;
  /** What becomes of the count when the attempt succeeds. */
  atSuccess: 'keep' | 'takeBack' | 'forget';
}

type Counts = readonly [Subject, AttemptCount][];

/** What an attempt has been counted as, before it is known whether it fails. */
interface Begun {
  /** Milliseconds that the next one will have to wait when this one fails. */
  delay: number;
  /** Whether it is the last one that its ceiling allows. */
  isLast: boolean;
}

/** Slows down who guesses, for all processes together: what is counted stands in the database. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  /**
   * Counts an attempt as failed, then lets it happen, and takes that back when it proves something (anything but undefined):
   * who guesses in parallel is counted before the first answer. While a delay runs it throws `identity.too_many_attempts`
   * instead. One whose process is killed meanwhile has not failed a minute later. `admit` may refuse it before anything is written down of it. Not for use within a unit of work.
   */
  async attempt<T>(
    attempt: Attempt,
    verify: (standing: Standing) => Promise<T | undefined>,
    admit: (standing: Standing) => void = () => undefined,
  ): Promise<T | undefined> {
    const standing = (await this.isKnownNetwork(attempt)) ? 'known' : 'stranger';
    const subjects = this.subjectsOf(attempt, standing);
    admit(standing);
    const begun = await this.begin(subjects, attempt.ceiling);
    let proof: T | undefined;
    try {
      proof = await verify(standing);
    } catch (error) {
      // Nothing was tried: the threads were busy, or the database away.
      await this.change(subjects, ({ rule }, count, now) => withoutAttempt(rule, count, now));
      throw error;
    }
    if (proof !== undefined) {
      await this.change(subjects, afterSuccess);
      return proof;
    }
    await this.change(subjects, ({ rule }, count, now) => withEnded(rule, count, now));
    await this.slowDown(attempt, begun);
    return undefined;
  }

  /** Counts the attempt, or throws that it has to wait. */
  private async begin(subjects: readonly Subject[], ceiling: AttemptCeiling | undefined): Promise<Begun> {
    const keys = subjects.map(({ key }) => key);
    const refuse = (counts: Counts, now: number) => {
      const { key, wait } = longestWait(counts, now);
      if (wait <= 0) return;
      const refusal = ceiling !== undefined && key === ceiling.key ? ceiling.refusal : tooManyAttempts;
      throw refusal(inSeconds(wait));
    };
    // Most of a flood ends here: it neither waits for the locks of others nor leaves a row.
    refuse(countsOf(subjects, await this.attempts.find(keys)), Date.now());
    await this.attempts.prepare(keys);
    return this.unitOfWork.run(async (manager) => {
      const [counts, now] = await this.lock(manager, subjects);
      refuse(counts, now);
      const counted = counts.map(([subject, count]): [Subject, AttemptCount] => [
        subject,
        withBegun(subject.rule, count, now),
      ]);
      for (const [{ key }, count] of counted) await this.attempts.write(manager, key, count);
      const slowed = counted.filter(([{ atSuccess }]) => atSuccess !== 'keep');
      const { key, wait } = longestWait(slowed, now);
      return { delay: wait, isLast: ceiling !== undefined && key === ceiling.key };
    });
  }

  private async slowDown(attempt: Attempt, { delay, isLast }: Begun): Promise<void> {
    if (delay > 0) await this.recordDelay(attempt, delay);
    if (isLast) await attempt.ceiling?.onReached();
  }

  private change(
    subjects: readonly Subject[],
    changed: (subject: Subject, count: AttemptCount, now: number) => AttemptCount,
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const [counts, now] = await this.lock(manager, subjects);
      for (const [subject, count] of counts)
        await this.attempts.write(manager, subject.key, changed(subject, count, now));
    });
  }

  /** The counts of all subjects, locked, and when that was: locks may have been waited for. */
  private async lock(
    manager: EntityManager,
    subjects: readonly Subject[],
  ): Promise<[counts: [Subject, AttemptCount][], now: number]> {
    const keys = subjects.map(({ key }) => key);
    const rows = await this.attempts.lock(manager, keys);
    const counts = countsOf(subjects, rows);
    return [counts, Date.now()];
  }

  private recordDelay({ purpose, accountId, client }: Attempt, delay: number): Promise<void> {
    const details = { purpose, seconds: inSeconds(delay) };
    return this.audit.record({
      action: 'sign-in-delayed',
      accountId: accountId ?? null,
      client,
      details,
    });
  }

  /** In one order, so that no two wait for each other. */
  private subjectsOf(
    { purpose, name, client: { network }, ceiling }: Attempt,
    standing: Standing,
  ): Subject[] {
    const who = name.toLowerCase();
    const key = (kind: string, ...parts: string[]) => subjectKey(`${purpose}-${kind}`, ...parts);
    return [
      {
        key: key('network', network),
        rule: perMinuteRule(this.config.server.limits.signIn),
        atSuccess: 'keep',
      },
      { key: key('pair', who, network), rule: ACCOUNT_AND_NETWORK_RULE, atSuccess: 'forget' },
      standing === 'known'
        ? {
            key: key('near', who, maskedNetwork(network)),
            rule: ACCOUNT_AND_NEAR_RULE,
            atSuccess: 'takeBack',
          }
        : { key: key('account', who), rule: ACCOUNT_RULE, atSuccess: 'takeBack' },
      ...(ceiling === undefined
        ? []
        : [{ key: ceiling.key, rule: ceiling.rule, atSuccess: 'takeBack' } as const]),
    ];
  }

  private async isKnownNetwork({ accountId, client }: Attempt): Promise<boolean> {
    if (accountId === undefined) return false;
    return this.attempts.isKnownNetwork(accountId, maskedNetwork(client.network));
  }
}

function countsOf(
  subjects: readonly Subject[],
  rows: ReadonlyMap<string, AttemptCount>,
): [Subject, AttemptCount][] {
  return subjects.flatMap((subject): [Subject, AttemptCount][] => {
    const count = rows.get(subject.key);
    return count === undefined ? [] : [[subject, count]];
  });
}

/** What makes an attempt wait, and for how long. */
function longestWait(counts: Counts, now: number): { key: string; wait: number } {
  return counts
    .map(([{ key, rule }, count]) => ({ key, wait: waitMs(rule, count, now) }))
    .reduce((longest, next) => (next.wait > longest.wait ? next : longest), { key: '', wait: 0 });
}

function tooManyAttempts(seconds: number): AppError {
  return new AppError('identity.too_many_attempts', { seconds });
}

function afterSuccess({ rule, atSuccess }: Subject, count: AttemptCount, now: number): AttemptCount {
  switch (atSuccess) {
    case 'keep':
      return withEnded(rule, count, now);
    case 'takeBack':
      return withoutAttempt(rule, count, now);
    case 'forget':
      return { ...count, failures: 0, blockedUntil: 0, begun: Math.max(0, count.begun - 1) };
  }
}

function inSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
