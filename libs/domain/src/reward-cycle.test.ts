import { rewardCycleDay, rewardWeek } from './reward-cycle.js';
import { dayNumberOf, midnightAfter, weekdayOf } from './server-days.js';

const TOKYO = 'Asia/Tokyo';

describe('the reward cycle', () => {
  it('turns at midnight of the server, not of the reader', () => {
    expect(rewardCycleDay(Date.UTC(2026, 0, 3, 14, 59, 59), '2026-01-04', TOKYO)).toBe(14);
    expect(rewardCycleDay(Date.UTC(2026, 0, 3, 15), '2026-01-04', TOKYO)).toBe(1);
    expect(rewardCycleDay(Date.UTC(2026, 0, 4, 15), '2026-01-04', TOKYO)).toBe(2);
  });

  it('begins again after fourteen days, also before its anchor', () => {
    for (const days of [-28, -14, 0, 14, 140]) {
      expect(rewardCycleDay(Date.UTC(2026, 0, 4 + days, 3), '2026-01-04', TOKYO)).toBe(1);
    }
    expect(rewardCycleDay(Date.UTC(2025, 11, 31, 3), '2026-01-04', TOKYO)).toBe(11);
  });

  it('counts days, not hours, where clocks are changed', () => {
    const before = Date.UTC(2026, 2, 28, 12);
    expect(rewardCycleDay(before, '2026-03-28', 'Europe/Berlin')).toBe(1);
    expect(rewardCycleDay(before + 2 * 86_400_000, '2026-03-28', 'Europe/Berlin')).toBe(3);
  });
});

describe('the week of the bonus', () => {
  it('goes from Sunday to Saturday by server time', () => {
    const sunday = dayNumberOf('2026-01-04');
    expect(weekdayOf(sunday)).toBe(0);
    expect(rewardWeek(Date.UTC(2026, 0, 3, 15), TOKYO)).toEqual({ sunday, saturday: sunday + 6 });
    expect(rewardWeek(Date.UTC(2026, 0, 10, 14, 59), TOKYO)).toEqual({ sunday, saturday: sunday + 6 });
    expect(rewardWeek(Date.UTC(2026, 0, 10, 15), TOKYO)).toEqual({
      sunday: sunday + 7,
      saturday: sunday + 13,
    });
  });
});

describe('midnight', () => {
  it.each([
    [Date.UTC(2026, 0, 3, 15), TOKYO, Date.UTC(2026, 0, 4, 15)],
    [Date.UTC(2026, 2, 29, 10), 'Europe/Berlin', Date.UTC(2026, 2, 29, 22)],
    [Date.UTC(2026, 9, 24, 23), 'Europe/Berlin', Date.UTC(2026, 9, 25, 23)],
  ])('after %i in %s is %i', (at, zone, expected) => {
    expect(midnightAfter(at, zone)).toBe(expected);
  });
});
