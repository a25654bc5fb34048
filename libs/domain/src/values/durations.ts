import { numberFormat } from './intl.js';
import type { Language } from './languages.js';

/** Durations in milliseconds. Days and weeks are spans of 24 hours and not of a calendar. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** Milliseconds in the largest unit that they fill, in a language: `12 sec`, `1.5 hr`. Hours are not made days with `inHours`. */
export function durationText(language: Language, milliseconds: number, inHours = false): string {
  const units = inHours ? UNITS.slice(1) : UNITS;
  const { unit, ms } = units.find((one) => milliseconds >= one.ms) ?? { unit: 'second', ms: SECOND_MS };
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return numberFormat(language, format).format(milliseconds / ms);
}
