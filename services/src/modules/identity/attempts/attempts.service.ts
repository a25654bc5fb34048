import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Client, maskedNetwork } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import {
  ACCOUNT_AND_NEAR_RULE,
  ACCOUNT_AND_NETWORK_RULE,
  ACCOUNT_RULE,
  countsOf,
  inSeconds,
  longestWait,
  perMinuteRule,
  subjectKey,
  withBegun,
  withEnded,
  withoutAttempt,
} from './attempt-rules.js';
import type { AttemptCount, AttemptRule, CountedSubject, Standing } from './attempt-rules.js';
import { AttemptsRepository } from './attempts.repository.js';

export interface Attempt {
  /** Failed passwords share one count on all pages. Codes of a second factor have a count of their own. */
  purpose: 'password' | 'code';
  name: string;
  accountId: number | undefined;
  client: Client;
  standing: Standing;
  ceiling?: AttemptCeiling;
}

/** A separate limit. Once it is reached, all attempts on its subject are refused. */
export interface AttemptCeiling {
  key: string;
  rule: AttemptRule;
  refusal: (seconds: number) => AppError;
  onReached: () => Promise<void>;
}

interface Subject extends CountedSubject {
  atSuccess: 'keep' | 'takeBack' | 'forget';
}

type Counts = readonly (readonly [Subject, AttemptCount])[];

/** An attempt that counts as failed until it succeeds. Call either `succeed` or `fail`, once. */
export interface BegunAttempt {
  /** Runs the attempt. If it throws, it no longer counts: threads were busy or the database was away. */
  outcomeOf: <T>(trial: Promise<T>) => Promise<T>;
  succeed: () => Promise<void>;
  fail: () => Promise<void>;
}

/** Slows down guessing. The counts are in the database, so they apply to all processes together. */
@Injectable()
export class AttemptsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  async standingOf(accountId: number | undefined, { network }: Client): Promise<Standing> {
    if (accountId === undefined) return 'stranger';
    return (await this.attempts.isKnownNetwork(accountId, maskedNetwork(network))) ? 'known' : 'stranger';
  }

  /**
   * Counts an attempt as failed before it runs, so that parallel guesses count in time. Throws `identity.too_many_attempts` during a
   * delay. If the process is killed, the attempt stops counting after a minute. Do not call within a unit of work.
   */
  async begin(attempt: Attempt): Promise<BegunAttempt> {
    const { ceiling } = attempt;
    const subjects = this.subjectsOf(attempt);
    const keys = subjects.map(({ key }) => key);
    const refuse = (counts: Counts, now: number) => {
      const { key, wait } = longestWait(counts, now);
      if (wait <= 0) return;
      const refusal = ceiling !== undefined && key === ceiling.key ? ceiling.refusal : tooManyAttempts;
      throw refusal(inSeconds(wait));
    };
    // Most of a flood is refused here, without a lock or a row of its own.
    refuse(countsOf(subjects, await this.attempts.find(keys)), Date.now());
    await this.attempts.prepare(keys);
    const counted = await this.change(
      subjects,
      ({ rule }, count, now) => withBegun(rule, count, now),
      refuse,
    );
    return {
      outcomeOf: async (trial) => {
        try {
          return await trial;
        } catch (error) {
          await this.change(subjects, ({ rule }, count, now) => withoutAttempt(rule, count, now));
          throw error;
        }
      },
      succeed: async () => {
        await this.change(subjects, afterSuccess);
      },
      fail: async () => {
        await this.change(subjects, ({ rule }, count, now) => withEnded(rule, count, now));
        const slowed = counted.counts.filter(([{ atSuccess }]) => atSuccess !== 'keep');
        const { key, wait } = longestWait(slowed, counted.at);
        if (wait > 0) await this.recordDelay(attempt, wait);
        if (key === ceiling?.key) await ceiling.onReached();
      },
    };
  }

  private change(
    subjects: readonly Subject[],
    changed: (subject: Subject, count: AttemptCount, now: number) => AttemptCount,
    refuse: (counts: Counts, now: number) => void = () => undefined,
  ): Promise<{ counts: Counts; at: number }> {
    return this.unitOfWork.run(async (manager) => {
      const rows = await this.attempts.lock(
        manager,
        subjects.map(({ key }) => key),
      );
      // The time is taken after the locks, because waiting for them may take long.
      const at = Date.now();
      const counts = countsOf(subjects, rows);
      refuse(counts, at);
      const written = counts.map(([subject, count]) => [subject, changed(subject, count, at)] as const);
      for (const [{ key }, count] of written) await this.attempts.write(manager, key, count);
      return { counts: written, at };
    });
  }

  private recordDelay({ purpose, accountId, client }: Attempt, delay: number): Promise<void> {
    const details = { purpose, seconds: inSeconds(delay) };
    return this.audit.record({ action: 'sign-in-delayed', accountId: accountId ?? null, client, details });
  }

  /** Always in the same order, so that two attempts never wait for each other. */
  private subjectsOf({ purpose, name, client: { network }, standing, ceiling }: Attempt): Subject[] {
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
