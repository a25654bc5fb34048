import {
  CLOCK_TIME,
  dateFormat,
  dayNumber,
  dayNumberOf,
  MAX_LOG_DAYS,
  writtenDay,
  DAY_MS,
  MINUTE_MS,
} from '@portico/domain';
import { useFormat, useMinute, usePortal } from '@portico/portal-kit';
import { useMemo } from 'react';
import { DEFAULT_DAYS, type LogView } from './log-state';

/** Start and end in the format of the API: server days or minutes. */
export interface LogDays {
  startDate: string;
  endDate: string;
}

/** Today at the server, as a day number. */
export function useToday(): number {
  const minute = useMinute();
  const { zone } = usePortal().config.time;
  return dayNumber(minute, zone);
}

/** Days of a view: its dates, else the last days up to today. */
export function daysOf({ startDate, endDate, days }: LogView, today: number): LogDays {
  if (startDate !== '' || endDate !== '') {
    const end = endDate === '' ? writtenDay(today) : endDate;
    return { startDate: startDate === '' ? end.slice(0, 10) : startDate, endDate: end };
  }
  return { startDate: writtenDay(today - days + 1), endDate: writtenDay(today) };
}

export function isTooLong(view: LogView, today: number): boolean {
  const { startDate, endDate } = daysOf(view, today);
  const dayOf = (date: string) => dayNumberOf(date.slice(0, 10));
  return view.playerId === 0 && dayOf(endDate) - dayOf(startDate) >= MAX_LOG_DAYS;
}

/** Dates for the calls. The default range is left out. */
export function sentDays(view: LogView, today: number): Partial<LogDays> {
  const isDefault = view.startDate === '' && view.endDate === '' && view.days === DEFAULT_DAYS;
  return isDefault || view.playerId > 0 ? {} : daysOf(view, today);
}

/** Converts two moments to dates of the address: whole days at midnight, else minutes. Both ends are inclusive. */
export function brushedDays(from: number, until: number, zone: string): LogDays {
  const [start, end] = [minuteIn(from, zone), minuteIn(until, zone)];
  if (start.endsWith('T00:00') && end.endsWith('T00:00')) {
    return { startDate: start.slice(0, 10), endDate: minuteIn(until - MINUTE_MS, zone).slice(0, 10) };
  }
  return { startDate: start, endDate: minuteIn(Math.max(from, until - MINUTE_MS), zone) };
}

/** `2026-01-31T18:30` in a time zone. */
export function minuteIn(at: number, zone: string): string {
  const day = dayNumber(at, zone);
  const clock = dateFormat('en-GB', {
    timeZone: zone,
    ...CLOCK_TIME,
  });
  return `${writtenDay(day)}T${clock.format(at)}`;
}

export function useServerTime() {
  const { serverDate } = useFormat();
  return useMemo(() => {
    const part = (options: Intl.DateTimeFormatOptions) => (at: number) => serverDate(at, options);
    return {
      day: part({ month: 'short', day: 'numeric' }),
      dayOfYear: part({ year: 'numeric', month: 'short', day: 'numeric' }),
      minute: part({ month: 'short', day: 'numeric', ...CLOCK_TIME }),
      clock: part(CLOCK_TIME),
      second: part({ month: 'short', day: 'numeric', ...CLOCK_TIME, second: '2-digit' }),
    };
  }, [serverDate]);
}

/** `Nov 17 – Nov 23`, with minutes unless both ends are midnight. `until` is exclusive. */
export function useRangeText(): (from: number, until: number) => string {
  const time = useServerTime();
  const { zone } = usePortal().config.time;
  return (from, until) => {
    const isOfDays = [from, until].every((at) => minuteIn(at, zone).endsWith('T00:00'));
    const text = isOfDays ? time.dayOfYear : time.minute;
    const last = isOfDays && until - from >= DAY_MS ? until - MINUTE_MS : until;
    const [first, end] = [text(from), text(last)];
    return first === end ? first : `${first} – ${end}`;
  };
}
