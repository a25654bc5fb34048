import { numberFormat, timeFromNow, MINUTE_MS, HOUR_MS } from '@portico/domain';

/** Time played, from milliseconds: whole hours (`412 hr`), below one hour minutes. */
export function playtimeText(milliseconds: number, language: string): string {
  const isShort = milliseconds < HOUR_MS;
  return numberFormat(language, {
    style: 'unit',
    unit: isShort ? 'minute' : 'hour',
    unitDisplay: 'short',
  }).format(Math.floor(milliseconds / (isShort ? MINUTE_MS : HOUR_MS)));
}

/** `today`, `yesterday`, `41 days ago`. */
export function daysAgoText(days: number, language: string): string {
  return timeFromNow(language, -days, 'day');
}
