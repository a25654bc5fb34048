import { DAY_MS } from '@portico/domain';
import { FIELD, historyLine, unbrokenRuns } from './history-lines';
const START = Date.UTC(2026, 0, 1);

const dayAfter = (days: number) => new Date(START + days * DAY_MS).toISOString().slice(0, 10);
const onDays = (...days: number[]) => days.map((day) => ({ day: dayAfter(day) }));
const lengths = (runs: unknown[][]) => runs.map((run) => run.length);

describe('gaps of a history', () => {
  it('are where days are missing', () => {
    expect(lengths(unbrokenRuns(onDays(0, 1, 2, 6, 7)))).toEqual([3, 2]);
  });

  it('are not where one day was skipped, nor where clocks are changed', () => {
    expect(lengths(unbrokenRuns(onDays(0, 1, 3, 4)))).toEqual([4]);
    const changed = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'];
    expect(lengths(unbrokenRuns(changed.map((day) => ({ day }))))).toEqual([3, 3]);
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
    { day: dayAfter(0), at: START, level: 10, exp: 0, rank: 40 },
    { day: dayAfter(1), at: START + DAY_MS, level: 12, exp: 0, rank: 30 },
    { day: dayAfter(9), at: START + 9 * DAY_MS, level: 20, exp: 0, rank: 4 },
  ];
  const history = {
    id: 1,
    from: START,
    to: START + 9 * DAY_MS,
    fromDay: dayAfter(0),
    toDay: dayAfter(9),
    points,
  };

  it('rises with the level, and with the rank that gets smaller', () => {
    const level = historyLine(history, 'level');
    expect(level.y(20)).toBeLessThan(level.y(10));
    const rank = historyLine(history, 'rank');
    expect(rank.y(4)).toBeLessThan(rank.y(40));
  });

  it('has no line over a gap: the point behind it stands alone', () => {
    const { path, alone, x, y } = historyLine(history, 'level');
    expect(path.match(/M/g)).toHaveLength(1);
    expect(alone).toEqual([{ x: x(dayAfter(9)), y: y(20) }]);
  });

  it('counts in whole levels and ranks', () => {
    const flat = points.map((point) => ({ ...point, level: 50, rank: 1 }));
    for (const measure of ['level', 'rank'] as const) {
      const { values } = historyLine({ ...history, points: flat }, measure);
      expect(values.length).toBeGreaterThan(0);
      expect(values.every(Number.isInteger)).toBe(true);
    }
  });

  it('lies in the middle where nothing changes', () => {
    const flat = points.map((point) => ({ ...point, level: 50, rank: 7 }));
    const middle = (FIELD.top + FIELD.height - FIELD.bottom) / 2;
    expect(historyLine({ ...history, points: flat }, 'level').y(50)).toBe(middle);
    expect(historyLine({ ...history, points: flat }, 'rank').y(7)).toBe(middle);
  });

  it('stays inside of its axes, and has no level above the best one', () => {
    const capped = points.map((point) => ({ ...point, level: 200 }));
    for (const shown of [points, capped]) {
      const { x, y, values } = historyLine({ ...history, points: shown }, 'level');
      for (const { day, level } of shown) {
        expect(x(day)).toBeGreaterThanOrEqual(FIELD.start);
        expect(x(day)).toBeLessThanOrEqual(FIELD.width - FIELD.end);
        expect(y(level)).toBeGreaterThanOrEqual(FIELD.top);
      }
      expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(...shown.map(({ level }) => level)));
    }
  });

  it.each([1, 2, 3, 5, 7, 9, 14, 30, 90, 365])(
    'names each day below %i days once, the same wherever it is read',
    (count) => {
      const { days, x } = historyLine({ ...history, toDay: dayAfter(count) }, 'level');
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeGreaterThan(1);
      expect(days.length).toBeLessThan(14);
      expect(days.map(x)).toEqual(days.map(x).toSorted((a, b) => a - b));
      for (const day of days) expect(x(day)).toBeGreaterThanOrEqual(FIELD.start);
    },
  );

  it('names every day of the shortest times', () => {
    const { days } = historyLine({ ...history, toDay: dayAfter(3) }, 'level');
    expect(days).toEqual([0, 1, 2, 3].map(dayAfter));
  });

  it('leads from a place back to its day', () => {
    const { x, timeAt } = historyLine(history, 'rank');
    expect(timeAt(x(dayAfter(4)))).toBe(START + 4 * DAY_MS);
  });
});
