import { timeFromNow, type Language } from '@portico/domain';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

export const HALF_MINUTE_MS = 30_000;

/** The time between two moments in the largest unit that fits: `5 minutes ago`, `in 2 hours`; "now" below a minute. */
export function relativeTimeText(language: Language, at: number, now: number): string {
  const seconds = (at - now) / 1000;
  const unit = UNITS.find(([, length]) => Math.abs(seconds) + HALF_MINUTE_MS / 1000 > length);
  return unit === undefined
    ? timeFromNow(language, 0, 'second')
    : timeFromNow(language, Math.round(seconds / unit[1]), unit[0]);
}
