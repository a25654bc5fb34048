import { numberFormat } from './number-and-date-formats.js';
import type { Language } from './languages.js';

/** Durations in milliseconds; weeks in days. A day is always 24 hours, even if clocks change on it. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_DAYS = 7;

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** A duration in the largest unit that it fills: `12 sec`, `1.5 hr`. With `inHours`, hours do not become days. */
export function durationText(language: Language, milliseconds: number, inHours = false): string {
  const units = inHours ? UNITS.slice(1) : UNITS;
  const { unit, ms } = units.find((one) => milliseconds >= one.ms) ?? { unit: 'second', ms: SECOND_MS };
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return numberFormat(language, format).format(milliseconds / ms);
}
