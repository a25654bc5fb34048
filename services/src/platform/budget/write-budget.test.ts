import { WriteBudget } from './write-budget.js';

test('what strangers cause is written down up to a bound, and the rest as a number', () => {
  const budget = new WriteBudget(3, 1000);
  const from = performance.now();
  expect([0, 0, 0, 0, 0].map(() => budget.take(from))).toEqual([0, 0, 0, undefined, undefined]);
  expect(budget.take(from + 900)).toBeUndefined();
  expect(budget.take(from + 1000)).toBe(3);
  expect(budget.take(from + 1001)).toBeUndefined();
  expect([0, 0, 0, 0].map(() => budget.take(from + 60_000))).toEqual([1, 0, 0, undefined]);
});
