import { streakWeeks } from './streak-window';

const streak = { current: 1, longest: 1, allVotes: 3, days: [{ day: '2026-01-04', votes: 3 }] };

describe('the weeks of a streak', () => {
  it('are twelve, from a Sunday to today', () => {
    const weeks = streakWeeks({ streak, today: '2026-01-06' });
    expect(weeks).toHaveLength(12);
    expect(weeks[0]?.days[0]).toEqual({ day: '2025-10-19', votes: 0 });
    expect(weeks[11]?.days).toEqual([
      { day: '2026-01-04', votes: 3 },
      { day: '2026-01-05', votes: 0 },
      { day: '2026-01-06', votes: 0 },
    ]);
  });

  it('name each month where it begins', () => {
    const months = streakWeeks({ streak, today: '2026-01-06' }).map(({ month }) => month);
    expect(months.filter((month) => month !== undefined)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01']);
    expect(months.indexOf('2025-11-01')).toBe(1);
  });

  it('are whole on a Saturday, and begin anew on the Sunday after it', () => {
    expect(streakWeeks({ streak, today: '2026-01-10' })[11]?.days).toHaveLength(7);
    const next = streakWeeks({ streak, today: '2026-01-11' });
    expect([next[0]?.days[0]?.day, next[11]?.days.length]).toEqual(['2025-10-26', 1]);
  });
});
