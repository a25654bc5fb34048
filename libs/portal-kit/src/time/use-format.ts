import {
  DATE_AND_TIME,
  dateFormat,
  levelRangeText,
  levelText,
  multiplierText,
  numberFormat,
  percentDecimals,
  type Language,
} from '@portico/domain';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../portal/portal-context';
import { minuteOf, onMinute } from './clock';
import { HALF_MINUTE_MS, relativeTimeText } from './relative-time';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'gigabyte';

export interface Formatters {
  number: (value: number) => string;
  /** A change, with its sign: `+5`, `-3`, `0`. */
  signed: (value: number) => string;
  /** With its unit: `20 min`, `2 GB`; `20 minutes` where `length` is `long`. */
  unit: (value: number, unit: Unit, length?: 'short' | 'long') => string;
  /** A percentage (`0.04` is 0.04 %); never 0 for a chance above zero. */
  percent: (value: number, decimals?: number) => string;
  /** A multiplier, `6x`. */
  multiplier: (times: number) => string;
  /** `Lv. 45`. */
  level: (level: number) => string;
  /** `Lv. 12–20`. */
  levels: (from: number, to: number) => string;
  /** `5 minutes ago`, from milliseconds UTC; "now" below a minute. It updates while it is visible. */
  relativeTime: (at: number, now?: number) => string;
  /** Date and time from milliseconds UTC in the reader's zone; in the first render in the server's. */
  date: (at: number, options?: Intl.DateTimeFormatOptions) => string;
  /** Date and time from milliseconds UTC in the server's zone. */
  serverDate: (at: number, options?: Intl.DateTimeFormatOptions) => string;
  /** A written day of the server (`2026-01-31`): the same wherever the reader is. */
  day: (day: string, options?: Intl.DateTimeFormatOptions) => string;
}

/** The reader's minute and time zone, undefined for that of the runtime. */
interface Moment {
  minute: number;
  zone: string | undefined;
}

/**
 * Formats numbers, percentages and times in the language of the page. The first render equals the server's; after
 * that times are the reader's, and components that show them rerender as they change.
 */
export function useFormat(): Formatters {
  const portal = usePortal();
  const { language, config } = portal;
  const { zone } = config.time;
  const [moment, markUsed] = useMoment(portal);
  return useMemo(() => formattersOf(language, zone, moment, markUsed), [language, zone, moment, markUsed]);
}

/** Most components format no time, so the moment changes only for those that use it. */
function useMoment({ renderedAt, config }: Portal): [Moment, () => void] {
  const [reader] = useState(() => new MomentReader());
  const moment = useSyncExternalStore(onMinute, reader.read, () =>
    reader.readServed(renderedAt, config.time.zone),
  );
  return [moment, reader.markUsed];
}

class MomentReader {
  #isUsed = false;
  #moment: Moment | undefined;

  readonly markUsed = (): void => {
    this.#isUsed = true;
  };

  readonly read = (): Moment => {
    const minute = minuteOf(Date.now());
    const isOld = this.#moment?.minute !== minute || this.#moment.zone !== undefined;
    if (this.#moment === undefined || (this.#isUsed && isOld)) this.#moment = { minute, zone: undefined };
    return this.#moment;
  };

  readonly readServed = (renderedAt: number, zone: string): Moment =>
    (this.#moment ??= { minute: minuteOf(renderedAt), zone });
}

function formattersOf(
  language: Language,
  serverZone: string,
  { minute, zone }: Moment,
  markUsed: () => void,
): Formatters {
  const number = numberFormat(language);
  return {
    number: (value) => number.format(value),
    signed: (value) => numberFormat(language, { signDisplay: 'exceptZero' }).format(value),
    unit: (value, unit, length = 'short') =>
      numberFormat(language, { style: 'unit', unit, unitDisplay: length }).format(value),
    percent: (value, decimals = 2) => formatPercent(language, value, decimals),
    multiplier: (times) => multiplierText(language, times),
    level: (level) => levelText(language, level),
    levels: (from, to) => levelRangeText(language, from, to),
    // The middle of the minute, so that the error is at most half a minute.
    relativeTime: (at, now = minute + HALF_MINUTE_MS) => {
      markUsed();
      return relativeTimeText(language, at, now);
    },
    date: (at, options = DATE_AND_TIME) => {
      if (options.timeZone === undefined) markUsed();
      return dateFormat(language, { timeZone: zone, ...options }).format(at);
    },
    serverDate: (at, options = DATE_AND_TIME) =>
      dateFormat(language, { ...options, timeZone: serverZone }).format(at),
    day: (day, options = { dateStyle: 'medium' }) =>
      dateFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`)),
  };
}

function formatPercent(language: string, value: number, preferred: number): string {
  const decimals = percentDecimals(value, preferred);
  return numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value / 100);
}
