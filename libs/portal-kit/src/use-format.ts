import { percentDecimals } from '@portico/domain';
import { useMemo } from 'react';
import { usePortal } from './portal-context';

export interface Formatters {
  number: (value: number) => string;
  /** A number of percent (`0.04` is 0.04 %); never shows 0 for a chance that is not zero. */
  percent: (value: number, decimals?: number) => string;
  /** `5 minutes ago`, from milliseconds UTC. */
  relativeTime: (at: number, now?: number) => string;
  /** Date and time from milliseconds UTC. */
  date: (at: number, options?: Intl.DateTimeFormatOptions) => string;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** Numbers, percentages and times in the language of the page. */
export function useFormat(): Formatters {
  const { language } = usePortal();
  return useMemo(() => formattersOf(language), [language]);
}

function formattersOf(language: string): Formatters {
  const number = new Intl.NumberFormat(language);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    number: (value) => number.format(value),
    percent: (value, decimals = 2) => formatPercent(language, value, decimals),
    relativeTime: (at, now = Date.now()) => {
      const seconds = (at - now) / 1000;
      const [unit, size] =
        UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
      return relative.format(Math.round(seconds / size), unit);
    },
    date: (at, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
      new Intl.DateTimeFormat(language, options).format(at),
  };
}

function formatPercent(language: string, value: number, preferred: number): string {
  const decimals = percentDecimals(value, preferred);
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value / 100);
}
