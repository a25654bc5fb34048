import { dayNumberOf, weekOf, writtenDay } from '@portico/domain';
import type { Rewards } from './rewards.queries';

const WEEKS = 12;
const WEEK_DAYS = 7;

export interface StreakDay {
  day: string;
  votes: number;
}

export interface StreakWeek {
  /** Sunday to Saturday; the last week ends with today. */
  days: StreakDay[];
  /** First day of a month that begins in this week: above it stands the month's name. */
  month: string | undefined;
}

/** The votes of an account in a row of days, and the server's present day. */
export type Streak = Pick<Rewards, 'streak' | 'today'>;

/** The last twelve weeks day by day, by server time, the oldest first. */
export function streakWeeks({ streak, today }: Streak): StreakWeek[] {
  const votes = new Map(streak.days.map((one) => [one.day, one.votes]));
  const last = dayNumberOf(today);
  const first = weekOf(last).sunday - (WEEKS - 1) * WEEK_DAYS;
  return Array.from({ length: WEEKS }, (_, week) => {
    const days = Array.from({ length: WEEK_DAYS }, (_day, weekday) => first + week * WEEK_DAYS + weekday)
      .filter((day) => day <= last)
      .map((number) => {
        const day = writtenDay(number);
        return { day, votes: votes.get(day) ?? 0 };
      });
    return { days, month: days.find(({ day }) => day.endsWith('-01'))?.day };
  });
}
