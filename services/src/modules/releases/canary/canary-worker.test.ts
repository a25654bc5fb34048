import { DAY_MS } from '@portico/domain';
import { type CanaryRule, type CanaryVerdict, evidence, judge } from './canary-worker.js';

const RULE: CanaryRule = { promoteAfter: 500, minFaults: 5, falseRollbacks: 0.02, maxDays: 14 };

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Portal {
  /** Probability that a view of the version has a fault, and that a view reports nothing. */
  canary: number;
  control?: number;
  silent?: number;
  visitors?: number;
}

/** Visitors with one view each, judged after every one of them. */
function run(
  { canary, control = 0, silent = 0, visitors = 1500 }: Portal,
  random: () => number,
  rule = RULE,
): { verdict: CanaryVerdict; views: number } {
  const groups = {
    canary: { visitors: 0, views: 0, faults: 0 },
    control: { visitors: 0, views: 0, faults: 0 },
  };
  for (let views = 1; views <= visitors; views += 1) {
    const isCanary = random() < 0.5;
    if (isCanary && random() < silent) continue;
    const group = isCanary ? groups.canary : groups.control;
    group.visitors += 1;
    if (random() < (isCanary ? canary : control)) group.faults += 1;
    const verdict = judge(groups, rule, { ageMs: 0 });
    if (verdict !== 'wait') return { verdict, views: groups.canary.visitors };
  }
  return { verdict: 'wait', views: groups.canary.visitors };
}

function runs(count: number, portal: Portal, rule?: CanaryRule) {
  const random = numbersFrom(7);
  return Array.from({ length: count }, () => run(portal, random, rule));
}
const shareOf = (results: readonly { verdict: CanaryVerdict }[], ...wanted: CanaryVerdict[]) =>
  results.filter(({ verdict }) => wanted.includes(verdict)).length / results.length;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('evidence', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1.5],
    [7, 0, 255 / 8],
    [0, 7, 1 / 8],
    [8, 0, 511 / 9],
  ])('of %i against %i is %f', (first, second, expected) => {
    expect(evidence(first, second)).toBeCloseTo(expected, 10);
  });

  it('is a fair bet: on average the next event changes nothing where both are equally good', () => {
    for (const [first, second] of [
      [0, 0],
      [3, 1],
      [40, 52],
      [900, 800],
    ] as const) {
      const next = (evidence(first + 1, second) + evidence(first, second + 1)) / 2;
      expect(next / evidence(first, second)).toBeCloseTo(1, 6);
    }
  });
});

describe('the rule by simulation', () => {
  const byHand = { ...RULE, promoteAfter: 0 };

  it.each([0.005, 0.1])('rolls few good versions back where both fail in %f of the views', (rate) => {
    const results = runs(250, { canary: rate, control: rate }, byHand);
    expect(shareOf(results, 'faults', 'silence')).toBeLessThanOrEqual(RULE.falseRollbacks);
  });

  it('rolls back what fails in 5 % of the views: after some 180 of them where the version in service is clean', () => {
    const results = runs(200, { canary: 0.05 });
    expect(shareOf(results, 'faults')).toBeGreaterThan(0.99);
    expect(median(results.map(({ views }) => views))).toBeGreaterThan(150);
    expect(median(results.map(({ views }) => views))).toBeLessThan(210);
  });

  it('finds the same beside a version in service that fails in 1 %', () => {
    const results = runs(100, { canary: 0.06, control: 0.01, visitors: 3000 });
    expect(shareOf(results, 'faults')).toBeGreaterThan(0.95);
  });

  it('rolls back what hangs in every third view, though it reports nothing', () => {
    const results = runs(100, { canary: 0, silent: 0.34 }, byHand);
    expect(shareOf(results, 'silence')).toBeGreaterThan(0.99);
  });

  it('promotes a clean version after the number of visitors that was set', () => {
    const results = runs(100, { canary: 0, visitors: 1400 });
    expect(shareOf(results, 'promote')).toBeGreaterThan(0.95);
    const promoted = results.filter(({ verdict }) => verdict === 'promote');
    expect(Math.min(...promoted.map(({ views }) => views))).toBeGreaterThanOrEqual(500);
  });

  it('waits while there are more faults than in service, but too few to tell', () => {
    const groups = {
      canary: { visitors: 900, views: 900, faults: 3 },
      control: { visitors: 900, views: 900, faults: 1 },
    };
    expect(judge(groups, RULE, { ageMs: 0 })).toBe('wait');
    expect(judge({ ...groups, control: { ...groups.control, faults: 3 } }, RULE, { ageMs: 0 })).toBe(
      'promote',
    );
    const early = { ...groups, canary: { visitors: 4, views: 4, faults: 4 } };
    expect(judge(early, { ...RULE, falseRollbacks: 0.5 }, { ageMs: 0 })).not.toBe('faults');
  });

  it('rolls back what is undecided after the days that were set, also one that only people promote', () => {
    const group = { visitors: 900, views: 900, faults: 3 };
    const undecided = { canary: group, control: { ...group, faults: 1 } };
    const state = { ageMs: 14 * DAY_MS };
    expect(judge(undecided, RULE, { ageMs: state.ageMs - 1 })).toBe('wait');
    expect(judge(undecided, RULE, state)).toBe('time');
    expect(judge(undecided, { ...RULE, maxDays: 0 }, { ageMs: 999 * DAY_MS })).toBe('wait');
    expect(judge({ canary: group, control: group }, byHand, state)).toBe('time');
  });

  it('promotes what is proved on the last day too, unless its promotion is refused', () => {
    const group = { visitors: 900, views: 900, faults: 3 };
    const proved = { canary: group, control: group };
    const ageMs = 14 * DAY_MS;
    expect(judge(proved, RULE, { ageMs })).toBe('promote');
    expect(judge(proved, RULE, { ageMs: ageMs - 1, isRefused: true })).toBe('promote');
    expect(judge(proved, RULE, { ageMs, isRefused: true })).toBe('time');
  });
});
