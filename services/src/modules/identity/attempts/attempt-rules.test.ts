import { HOUR_MS } from '@portico/domain';
import {
  ACCOUNT_RULE,
  ACCOUNT_AND_NEAR_RULE,
  ACCOUNT_AND_NETWORK_RULE,
  CEILING_MS,
  ceilingRule,
  waitMs,
  perMinuteRule,
  MAX_ATTEMPT_MS,
  withAttempt,
  withBegun,
  withEnded,
  withoutAttempt,
} from './attempt-rules.js';
import type { AttemptCount, AttemptRule } from './attempt-rules.js';

const NONE = { failures: 0, firstAt: 0, lastAt: 0, blockedUntil: 0, begun: 0, begunAt: 0 };
const NOW = Date.UTC(2026, 10, 1);

/** Seconds to wait after each of this many failures, each made as soon as it is allowed. */
function waitsOf(rule: AttemptRule, attempts: number): number[] {
  let [count, now] = [NONE, NOW];
  return Array.from({ length: attempts }, () => {
    count = withAttempt(rule, count, now);
    const wait = waitMs(rule, count, now);
    now += wait;
    return wait / 1000;
  });
}

function failedTimes(rule: AttemptRule, attempts: number, now = NOW) {
  let count = NONE;
  for (let index = 0; index < attempts; index += 1) count = withAttempt(rule, count, now);
  return count;
}

describe('one account from one network', () => {
  test('waits twice as long each time from the fifth failure on, at most a quarter of an hour', () => {
    expect(waitsOf(ACCOUNT_AND_NETWORK_RULE, 17)).toEqual([
      0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900,
    ]);
  });

  test('is forgotten an hour after the last failure', () => {
    const count = failedTimes(ACCOUNT_AND_NETWORK_RULE, 15);
    expect(withAttempt(ACCOUNT_AND_NETWORK_RULE, count, NOW + HOUR_MS - 1).failures).toBe(16);
    expect(withAttempt(ACCOUNT_AND_NETWORK_RULE, count, NOW + HOUR_MS)).toMatchObject({
      failures: 1,
      firstAt: NOW + HOUR_MS,
    });
  });

  test('may try again at the very end of the delay', () => {
    const count = failedTimes(ACCOUNT_AND_NETWORK_RULE, 5);
    expect(waitMs(ACCOUNT_AND_NETWORK_RULE, count, NOW + 999)).toBe(1);
    expect(waitMs(ACCOUNT_AND_NETWORK_RULE, count, NOW + 1000)).toBe(0);
  });
});

describe('one account from everywhere', () => {
  test('waits no longer than half a minute, whatever others try', () => {
    const waits = waitsOf(ACCOUNT_RULE, 200);
    expect(waits.slice(0, 19).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(19, 25)).toEqual([1, 2, 4, 8, 16, 30]);
    expect(Math.max(...waits)).toBe(30);
  });

  test('an attempt that succeeded is taken back', () => {
    const count = failedTimes(ACCOUNT_RULE, 20);
    expect(withoutAttempt(ACCOUNT_RULE, count, NOW)).toMatchObject({ failures: 19, blockedUntil: 0 });
    expect(withoutAttempt(ACCOUNT_RULE, NONE, NOW).failures).toBe(0);
  });
});

describe('one account from a network it logged in from', () => {
  test('has a bound that is wider, and waits less', () => {
    const waits = waitsOf(ACCOUNT_AND_NEAR_RULE, 200);
    expect(waits.slice(0, 39).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(39, 44)).toEqual([1, 2, 4, 8, 15]);
    expect(Math.max(...waits)).toBe(15);
  });
});

describe('a ceiling', () => {
  const DAY_MS = 24 * HOUR_MS;
  const rule = ceilingRule(3, DAY_MS);

  test('is not reached by failures that lie further apart', () => {
    const two = withAttempt(rule, withAttempt(rule, NONE, NOW), NOW + CEILING_MS - 1);
    expect(two.failures).toBe(2);
    expect(withAttempt(rule, two, NOW + CEILING_MS).failures).toBe(1);
  });

  test('refuses everything for its time, and counts anew afterwards', () => {
    const reached = failedTimes(rule, 3);
    expect(waitMs(rule, reached, NOW + DAY_MS - 1)).toBe(1);
    expect(waitMs(rule, reached, NOW + DAY_MS)).toBe(0);
    expect(withAttempt(rule, reached, NOW + DAY_MS).failures).toBe(1);
    expect(withoutAttempt(rule, reached, NOW)).toMatchObject({ failures: 2, blockedUntil: 0 });
  });
});

describe('one network', () => {
  const rule = perMinuteRule(3);

  test('allows a number of attempts a minute, from the first', () => {
    const two = withAttempt(rule, withAttempt(rule, NONE, NOW), NOW + 10_000);
    expect(waitMs(rule, two, NOW + 10_000)).toBe(0);
    const three = withAttempt(rule, two, NOW + 20_000);
    expect(waitMs(rule, three, NOW + 20_000)).toBe(40_000);
    expect(waitMs(rule, three, NOW + 60_000)).toBe(0);
    expect(withAttempt(rule, three, NOW + 60_000).failures).toBe(1);
  });
});

describe('an attempt that has not ended', () => {
  const rule = ACCOUNT_AND_NETWORK_RULE;
  const begunTimes = (attempts: number) =>
    Array.from({ length: attempts }).reduce<AttemptCount>((count) => withBegun(rule, count, NOW), NONE);

  test('counts as failed, and no more once its process must have been cut off', () => {
    const count = begunTimes(7);
    expect(waitMs(rule, count, NOW)).toBe(4000);
    expect(withAttempt(rule, count, NOW + MAX_ATTEMPT_MS - 1).failures).toBe(8);
    expect(withAttempt(rule, count, NOW + MAX_ATTEMPT_MS)).toMatchObject({ failures: 1, begun: 0 });
  });

  test('takes nothing back of those that have failed', () => {
    const failed = withEnded(rule, withEnded(rule, begunTimes(7), NOW), NOW);
    expect(failed).toMatchObject({ failures: 7, begun: 5 });
    expect(withAttempt(rule, failed, NOW + MAX_ATTEMPT_MS).failures).toBe(3);
  });

  test('has failed although it was taken for cut off, when it ends so at last', () => {
    const later = withAttempt(rule, begunTimes(1), NOW + MAX_ATTEMPT_MS);
    expect(later.failures).toBe(1);
    expect(withEnded(rule, later, NOW + MAX_ATTEMPT_MS)).toMatchObject({ failures: 2, begun: 0 });
  });
});

test('a clock that is set back freezes nothing', () => {
  for (const rule of [
    perMinuteRule(3),
    ACCOUNT_AND_NETWORK_RULE,
    ACCOUNT_AND_NEAR_RULE,
    ACCOUNT_RULE,
    ceilingRule(30, CEILING_MS),
  ]) {
    const ahead = failedTimes(rule, 30, NOW + 24 * HOUR_MS);
    expect(waitMs(rule, ahead, NOW)).toBe(0);
    expect(withAttempt(rule, ahead, NOW).failures).toBe(1);
  }
});
