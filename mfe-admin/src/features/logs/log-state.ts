import {
  MAX_LOG_SEARCH,
  MAX_LOG_THING,
  CLOCK_TIME,
  dateFormat,
  dayNumber,
  dayNumberOf,
  MAX_LOG_DAYS,
  writtenDay,
  DAY_MS,
  MINUTE_MS,
} from '@portico/domain';
import {
  defineSearch,
  detail,
  integer,
  matching,
  oneOf as oneWordOf,
  pageNumber,
  position,
  type SearchOf,
  freeText,
  uncheckedText,
  useSearch,
  useFormat,
  useMinute,
  usePortal,
} from '@portico/portal-kit';
import { useMemo } from 'react';
import { DAY_AND_TIME } from '../../shared/day-and-time';

const DEFAULT_DAYS = 7;
export const PRESET_DAYS = [1, 7, 30, 90] as const;
const DAY_OR_MINUTE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** Filter parameters of the logs. `days` is a range that ends today, instead of dates. */
const FILTERS = {
  startDate: matching(DAY_OR_MINUTE),
  endDate: matching(DAY_OR_MINUTE),
  days: oneWordOf(PRESET_DAYS, DEFAULT_DAYS),
  search: freeText(MAX_LOG_SEARCH),
  item: freeText(MAX_LOG_THING),
  source: freeText(MAX_LOG_THING),
  playerId: integer(0, 1),
  bossType: uncheckedText(),
  frequency: uncheckedText(),
  success: uncheckedText(),
  type: uncheckedText(),
  currency: uncheckedText(),
  action: uncheckedText(),
};

/** A cursor belongs to its filters: changing them drops it. */
const logSearch = defineSearch({
  page: pageNumber(),
  cursor: position(matching(/^.{1,64}$/)),
  /** `open` for the full chart; otherwise the chart is a strip. */
  chart: detail(oneWordOf(['open'])),
  ...FILTERS,
});

export type LogView = SearchOf<typeof logSearch>;

export const NO_FILTERS = Object.fromEntries(Object.keys(FILTERS).map((name) => [name, undefined])) as {
  [K in keyof typeof FILTERS]: undefined;
};

export const useLogState = () => useSearch(logSearch);

/** Returns the word if the list has it; undefined, which means all, if not. */
export function oneOf<W extends string>(words: readonly W[], word: string): W | undefined {
  return words.find((one) => one === word);
}

/** Tells whether the days are those of a link, neither dates nor all days of one player. */
export function isPreset({ playerId, startDate, endDate }: LogView): boolean {
  return playerId === 0 && startDate === '' && endDate === '';
}

/** Tells whether any filter but the default days narrows the log. */
export function isNarrowed(view: LogView): boolean {
  return Object.entries(FILTERS).some(([name, { fallback }]) => view[name as keyof LogView] !== fallback);
}

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
  const clock = dateFormat('en-GB', { timeZone: zone, ...CLOCK_TIME });
  return `${writtenDay(day)}T${clock.format(at)}`;
}

export function useServerTime() {
  const { serverDate } = useFormat();
  return useMemo(() => {
    const part = (options: Intl.DateTimeFormatOptions) => (at: number) => serverDate(at, options);
    return {
      day: part({ month: 'short', day: 'numeric' }),
      dayOfYear: part({ year: 'numeric', month: 'short', day: 'numeric' }),
      minute: part(DAY_AND_TIME),
      clock: part(CLOCK_TIME),
      second: part({ ...DAY_AND_TIME, second: '2-digit' }),
    };
  }, [serverDate]);
}

/** `Nov 17 – Nov 23`, with minutes unless both ends are midnight; a day is named once. `until` is exclusive. */
export function useRangeText(): (from: number, until: number) => string {
  const time = useServerTime();
  const { zone } = usePortal().config.time;
  return (from, until) => {
    const isOfDays = [from, until].every((at) => minuteIn(at, zone).endsWith('T00:00'));
    const text = isOfDays ? time.dayOfYear : time.minute;
    const last = isOfDays && until - from >= DAY_MS ? until - MINUTE_MS : until;
    const isOneDay = !isOfDays && time.day(from) === time.day(last);
    const [first, end] = [text(from), isOneDay ? time.clock(last) : text(last)];
    return first === end ? first : `${first} – ${end}`;
  };
}
