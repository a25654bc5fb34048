import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@portico/domain';

/** Kind of subjects whose failures are counted for `CEILING_MS` in place of an hour. */
export const CEILING_KIND = 'ceiling';

export type Standing = 'known' | 'stranger';

export const CEILING_MS = 30 * DAY_MS;

/** Synchronized clocks differ by far less. A row further ahead was written by a clock that ran ahead. */
const MAX_CLOCK_DIFFERENCE_MS = 30 * SECOND_MS;

/** No attempt takes longer. An older one that has not ended was cut off with its process and does not count as failed. */
export const MAX_ATTEMPT_MS = MINUTE_MS;

export interface AttemptCount {
  failures: number;
  firstAt: number;
  lastAt: number;
  blockedUntil: number;
  /** Number of failures that are attempts still in progress, and the start of the last of them. */
  begun: number;
  begunAt: number;
}

export interface AttemptRule {
  isOver(count: AttemptCount, now: number): boolean;
  delayMs(count: Pick<AttemptCount, 'failures' | 'firstAt'>, now: number): number;
  maxDelayMs: number;
}

/** The window begins with the first attempt. Successful attempts count too. */
function windowRule(limit: number, windowMs: number): AttemptRule {
  return {
    isOver: ({ firstAt }, now) => now - firstAt >= windowMs,
    delayMs: ({ failures, firstAt }, now) => (failures < limit ? 0 : firstAt + windowMs - now),
    maxDelayMs: windowMs,
  };
}

export const perMinuteRule = (limit: number): AttemptRule => windowRule(limit, MINUTE_MS);
export const perHourRule = (limit: number): AttemptRule => windowRule(limit, HOUR_MS);

/** For one account and network: 1, 2, 4 ... seconds from the fifth failure on, at most a quarter of an hour. */
export const ACCOUNT_AND_NETWORK_RULE: AttemptRule = {
  isOver: ({ lastAt }, now) => now - lastAt >= HOUR_MS,
  delayMs: ({ failures }) => growing(failures - 5, 15 * MINUTE_MS),
  maxDelayMs: 15 * MINUTE_MS,
};

/** For one account from all networks. The delay stays short, so that strangers cannot lock the owner out. */
export const ACCOUNT_RULE: AttemptRule = {
  isOver: ({ firstAt }, now) => now - firstAt >= HOUR_MS,
  delayMs: ({ failures }) => growing(failures - 20, 30 * SECOND_MS),
  maxDelayMs: 30 * SECOND_MS,
};

/**
 * For one account and a known network of it. Strangers do not count here, so it allows more failures than `ACCOUNT_RULE`. The delay is
 * short, so that the owner can log in while a neighbor guesses.
 */
export const ACCOUNT_AND_NEAR_RULE: AttemptRule = {
  isOver: ({ firstAt }, now) => now - firstAt >= HOUR_MS,
  delayMs: ({ failures }) => growing(failures - 40, 15 * SECOND_MS),
  maxDelayMs: 15 * SECOND_MS,
};

/** Refuses every attempt for `blockMs` after `limit` failures within 30 days of the first one. `blockMs` is at most 30 days. */
export function ceilingRule(limit: number, blockMs: number): AttemptRule {
  return {
    isOver: ({ failures, firstAt, lastAt }, now) =>
      failures < limit ? now - firstAt >= CEILING_MS : now - lastAt >= blockMs,
    delayMs: ({ failures }) => (failures < limit ? 0 : blockMs),
    maxDelayMs: blockMs,
  };
}

function growing(step: number, maximum: number): number {
  return step < 0 ? 0 : Math.min(2 ** Math.min(step, 20) * SECOND_MS, maximum);
}

export function waitMs(rule: AttemptRule, known: AttemptCount, now: number): number {
  const count = withoutCutOff(rule, known, now);
  if (isForgotten(rule, count, now)) return 0;
  return Math.min(Math.max(0, count.blockedUntil - now), rule.maxDelayMs);
}

export function withAttempt(rule: AttemptRule, known: AttemptCount, now: number): AttemptCount {
  const count = withoutCutOff(rule, known, now);
  const isFresh = isForgotten(rule, count, now);
  const firstAt = isFresh ? now : count.firstAt;
  const failures = isFresh ? 1 : count.failures + 1;
  const blockedUntil = now + rule.delayMs({ failures, firstAt }, now);
  const { begun, begunAt } = count;
  return { failures, firstAt, lastAt: now, blockedUntil, begun: isFresh ? 0 : begun, begunAt };
}

export function withBegun(rule: AttemptRule, known: AttemptCount, now: number): AttemptCount {
  const count = withAttempt(rule, known, now);
  return { ...count, begun: count.begun + 1, begunAt: now };
}

/** Updates the count after an attempt has ended. If the failed attempt was already dropped as cut off, it counts again. */
export function withEnded(rule: AttemptRule, count: AttemptCount, now: number): AttemptCount {
  return count.begun > 0 ? { ...count, begun: count.begun - 1 } : withAttempt(rule, count, now);
}

function withoutCutOff(rule: AttemptRule, count: AttemptCount, now: number): AttemptCount {
  if (count.begun === 0 || now - count.begunAt < MAX_ATTEMPT_MS) return count;
  return withoutAttempt(rule, count, now, count.begun);
}

export function withoutAttempt(
  rule: AttemptRule,
  count: AttemptCount,
  now: number,
  attempts = 1,
): AttemptCount {
  const failures = Math.max(0, count.failures - attempts);
  const delay = rule.delayMs({ failures, firstAt: count.firstAt }, now);
  const begun = Math.max(0, count.begun - attempts);
  return { ...count, failures, begun, blockedUntil: delay === 0 ? 0 : count.blockedUntil };
}

function isForgotten(rule: AttemptRule, count: AttemptCount, now: number): boolean {
  return count.failures === 0 || rule.isOver(count, now) || count.lastAt - now > MAX_CLOCK_DIFFERENCE_MS;
}

export interface CountedSubject {
  key: string;
  rule: AttemptRule;
}

export function countsOf<Subject extends CountedSubject>(
  subjects: readonly Subject[],
  rows: ReadonlyMap<string, AttemptCount>,
): [Subject, AttemptCount][] {
  return subjects.flatMap((subject): [Subject, AttemptCount][] => {
    const count = rows.get(subject.key);
    return count === undefined ? [] : [[subject, count]];
  });
}

export function longestWait(
  counts: readonly (readonly [CountedSubject, AttemptCount])[],
  now: number,
): { key: string; wait: number } {
  return counts
    .map(([{ key, rule }, count]) => ({ key, wait: waitMs(rule, count, now) }))
    .reduce((longest, next) => (next.wait > longest.wait ? next : longest), { key: '', wait: 0 });
}

/** Key of a subject. It is a hash, so that names and networks are not stored. */
export function subjectKey(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

export function inSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
