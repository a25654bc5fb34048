import { HOUR_MS } from '@portico/domain';
import { RunningSum } from './overview.service.js';

function sumOf(rows: { at: number; amount: number }[]): RunningSum {
  return new RunningSum(async (from, until) =>
    rows.filter(({ at }) => at >= from && at < until).reduce((sum, { amount }) => sum + amount, 0),
  );
}

describe('a sum that grows as the day does', () => {
  it('has each row once', async () => {
    const rows = [{ at: 1, amount: 5 }];
    const sum = sumOf(rows);
    expect(await sum.of(0, HOUR_MS)).toBe(5);
    rows.push({ at: HOUR_MS, amount: 2 });
    expect(await sum.of(0, HOUR_MS + 100_000)).toBe(7);
  });

  it('goes on when the clock is set back', async () => {
    const rows = [{ at: 1, amount: 5 }];
    const sum = sumOf(rows);
    expect(await sum.of(0, 3 * HOUR_MS)).toBe(5);
    rows.push({ at: 2 * HOUR_MS, amount: 2 });
    expect(await sum.of(0, 2 * HOUR_MS + 1)).toBe(7);
  });
});
