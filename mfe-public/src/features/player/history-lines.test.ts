import { historyLine, unbrokenRuns } from './history-lines';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

const onDays = (...days: number[]) => days.map((day) => ({ at: START + day * DAY_MS }));
const lengths = (runs: unknown[][]) => runs.map((run) => run.length);

describe('gaps of a history', () => {
  it('are where days are missing', () => {
    expect(lengths(unbrokenRuns(onDays(0, 1, 2, 6, 7)))).toEqual([3, 2]);
  });

  it('are not where one day was skipped, nor where now is less than a day after the last record', () => {
    expect(lengths(unbrokenRuns(onDays(0, 1, 3, 4, 4.2)))).toEqual([5]);
  });

  it('are measured by the median distance of a long history', () => {
    expect(lengths(unbrokenRuns(onDays(0, 7, 14, 21, 60, 67)))).toEqual([4, 2]);
  });

  it('are not in a history of one point, or of none', () => {
    expect(lengths(unbrokenRuns(onDays(3)))).toEqual([1]);
    expect(unbrokenRuns([])).toEqual([]);
  });
});

describe('the line of a history', () => {
  const points = [
    { at: START, level: 10, exp: 0, rank: 40 },
    { at: START + DAY_MS, level: 12, exp: 0, rank: 30 },
    { at: START + 9 * DAY_MS, level: 20, exp: 0, rank: 4 },
  ];
  const history = { id: 1, from: START, to: START + 9 * DAY_MS, points };

  it('rises with the level, and with the rank that gets smaller', () => {
    const level = historyLine(history, 'level');
    expect(level.y(20)).toBeLessThan(level.y(10));
    const rank = historyLine(history, 'rank');
    expect(rank.y(4)).toBeLessThan(rank.y(40));
  });

  it('has no line over a gap: the point behind it stands alone', () => {
    const { path, alone, x, y } = historyLine(history, 'level');
    expect(path.match(/M/g)).toHaveLength(1);
    expect(alone).toEqual([{ x: x(START + 9 * DAY_MS), y: y(20) }]);
  });

  it('counts in whole levels and ranks', () => {
    const flat = points.map((point) => ({ ...point, level: 50, rank: 1 }));
    for (const measure of ['level', 'rank'] as const) {
      const { values } = historyLine({ ...history, points: flat }, measure);
      expect(values.length).toBeGreaterThan(0);
      expect(values.every(Number.isInteger)).toBe(true);
    }
  });
});
