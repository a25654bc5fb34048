import { DAY_MS, HOUR_MS } from '@portico/domain';
import { chartOf, chartStep, MAX_CHART_POINTS } from './log-reader.service.js';

test.each([
  [HOUR_MS, HOUR_MS / 60],
  [7 * DAY_MS, 2 * HOUR_MS],
  [366 * DAY_MS, 4 * DAY_MS],
  [4000 * DAY_MS, 34 * DAY_MS],
])('a chart of %d ms has parts of %d ms', (length, step) => {
  expect(chartStep(0, length)).toBe(step);
  expect(length / step).toBeLessThanOrEqual(MAX_CHART_POINTS);
});

test('a part in which nothing was logged is there, with no count', () => {
  const { points } = chartOf({ from: 10, until: 35 }, 10, new Map([[20, 4]]), false);
  expect(points).toEqual([
    { at: 10, count: 0 },
    { at: 20, count: 4 },
    { at: 30, count: 0 },
  ]);
});
