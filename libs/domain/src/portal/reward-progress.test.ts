import { milestoneWeeks, streakOf, weekProgress } from './reward-progress.js';
import { dayNumberOf } from '../values/server-days.js';

/** 2026-01-04 was a Sunday. */
const SUNDAY = dayNumberOf('2026-01-04');
const days = (...numbers: number[]) => numbers.map((day) => SUNDAY + day);

describe('the week of the bonus', () => {
  it('can be reached as long as no day was missed', () => {
    expect(weekProgress(SUNDAY, [], 7)).toEqual({
      sunday: SUNDAY,
      saturday: SUNDAY + 6,
      claimed: [],
      open: 7,
      isReachable: true,
    });
    expect(weekProgress(SUNDAY + 4, days(0, 1, 2, 3), 7)).toMatchObject({ open: 3, isReachable: true });
    expect(weekProgress(SUNDAY + 4, days(0, 1, 2, 3, 4), 7)).toMatchObject({ open: 2, isReachable: true });
  });

  it('cannot once a day went by, unless fewer are needed', () => {
    expect(weekProgress(SUNDAY + 1, [], 7)).toMatchObject({ open: 6, isReachable: false });
    expect(weekProgress(SUNDAY + 1, [], 6)).toMatchObject({ open: 6, isReachable: true });
    expect(weekProgress(SUNDAY + 6, days(0, 1, 2, 3, 4), 7)).toMatchObject({ open: 1, isReachable: false });
  });

  it('has no day left on a Saturday that is claimed, and all of them on the Sunday after it', () => {
    const whole = days(0, 1, 2, 3, 4, 5, 6);
    expect(weekProgress(SUNDAY + 6, whole, 7)).toMatchObject({ open: 0, isReachable: true, claimed: whole });
    expect(weekProgress(SUNDAY + 7, whole, 7)).toMatchObject({ open: 7, isReachable: true, claimed: [] });
  });

  it('counts neither other weeks, nor days after today, nor one twice', () => {
    const claims = days(-1, 2, 0, 2, 3, 9);
    expect(weekProgress(SUNDAY + 2, claims, 7).claimed).toEqual(days(0, 2));
  });
});

describe('the milestone', () => {
  it.each([
    { allWeeks: 0, milestones: 0, weeks: 0 },
    { allWeeks: 5, milestones: 0, weeks: 5 },
    { allWeeks: 6, milestones: 0, weeks: 6 },
    { allWeeks: 7, milestones: 0, weeks: 6 },
    { allWeeks: 6, milestones: 1, weeks: 0 },
    { allWeeks: 17, milestones: 2, weeks: 5 },
    { allWeeks: 3, milestones: 1, weeks: 0 },
  ])('is at $weeks after $allWeeks weekly bonuses and $milestones milestones', (row) => {
    expect(milestoneWeeks(row.allWeeks, row.milestones, 6)).toBe(row.weeks);
  });
});

describe('a streak', () => {
  it('goes on until a whole day has passed without one', () => {
    expect(streakOf(days(1, 2, 3), SUNDAY + 3)).toEqual({ current: 3, longest: 3 });
    expect(streakOf(days(1, 2, 3), SUNDAY + 4)).toEqual({ current: 3, longest: 3 });
    expect(streakOf(days(1, 2, 3), SUNDAY + 5)).toEqual({ current: 0, longest: 3 });
  });

  it('is the longest wherever it was', () => {
    expect(streakOf(days(9, 0, 1, 2, 3, 7, 8), SUNDAY + 9)).toEqual({ current: 3, longest: 4 });
    expect(streakOf([], SUNDAY)).toEqual({ current: 0, longest: 0 });
    expect(streakOf(days(5, 5, 5), SUNDAY + 5)).toEqual({ current: 1, longest: 1 });
  });

  it('is neither broken nor lengthened by a day after today', () => {
    expect(streakOf(days(3, 4, 5, 6), SUNDAY + 4)).toEqual({ current: 2, longest: 2 });
    expect(streakOf(days(3, 4, 9), SUNDAY + 5)).toEqual({ current: 2, longest: 2 });
  });
});
