import { rewardCycleDay, rewardCycleDays, rewardWeek } from './reward-cycle.js';
import {
  dayNumber,
  dayNumberOf,
  midnightAfter,
  startOfDay,
  weekdayOf,
  writtenDay,
} from '../values/server-days.js';

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

  it('is the fourteen days around today, which turn as a whole', () => {
    const around = (at: number) =>
      rewardCycleDays(dayNumber(at, TOKYO), '2026-01-04').map((day) => writtenDay(day));
    const [before, after] = [around(Date.UTC(2026, 0, 17, 14, 59)), around(Date.UTC(2026, 0, 17, 15))];
    expect([before[0], before[13], before.length]).toEqual(['2026-01-04', '2026-01-17', 14]);
    expect([after[0], after[13]]).toEqual(['2026-01-18', '2026-01-31']);
    expect(rewardCycleDays(dayNumberOf('2026-01-03'), '2026-01-04')[0]).toBe(dayNumberOf('2025-12-21'));
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

describe('the beginning of a day', () => {
  it.each([
    ['2026-01-04', TOKYO, Date.UTC(2026, 0, 3, 15)],
    ['2026-03-29', 'Europe/Berlin', Date.UTC(2026, 2, 28, 23)],
    ['2026-03-30', 'Europe/Berlin', Date.UTC(2026, 2, 29, 22)],
    ['2026-10-26', 'Europe/Berlin', Date.UTC(2026, 9, 25, 23)],
    // Clocks go forward at midnight: the day begins at one o'clock.
    ['2018-11-04', 'America/Sao_Paulo', Date.UTC(2018, 10, 4, 3)],
    ['2026-01-04', 'Pacific/Kiritimati', Date.UTC(2026, 0, 3, 10)],
    ['2026-01-04', 'Etc/GMT+12', Date.UTC(2026, 0, 4, 12)],
    // A day that this zone left out.
    ['2011-12-30', 'Pacific/Apia', Date.UTC(2011, 11, 30, 10)],
  ])('%s in %s is %i', (day, zone, expected) => {
    expect(startOfDay(dayNumberOf(day), zone)).toBe(expected);
  });
});
