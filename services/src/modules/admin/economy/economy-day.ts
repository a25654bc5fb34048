import { grouped } from '@portico/domain';
import type { EconomyDayEntity } from './economy-day.entity.js';

export type EconomyRow = Omit<EconomyDayEntity, 'day'>;

export interface EconomyDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Milliseconds UTC. */
  start: number;
  end: number;
}

/** Sources that a day tells apart; the rest is one without a name. */
export const MAX_SOURCES = 60;

/** Kept accounts and items per day. Those who move most within a month are in most days' lists. */
export const MAX_MOVERS = 100;
export const MAX_ITEMS = 100;

/** The row of a source that too many others are before. */
export const OTHER_SOURCES = '';

export function summed(rows: readonly EconomyRow[]): EconomyRow[] {
  const sums = new Map<string, EconomyRow>();
  for (const row of rows) {
    const key = `${row.kind}\n${row.currency}\n${row.subject}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...row });
    else {
      sum.paid += row.paid;
      sum.taken += row.taken;
    }
  }
  return [...sums.values()];
}

export function foldedSources(rows: readonly EconomyRow[], most: number): EconomyRow[] {
  const folded: EconomyRow[] = [];
  for (const ofCurrency of grouped(rows, ({ currency }) => currency).values()) {
    const sorted = ofCurrency.toSorted((a, b) => b.paid + b.taken - (a.paid + a.taken));
    const rest = sorted.slice(most).map((row) => ({ ...row, subject: OTHER_SOURCES }));
    folded.push(...sorted.slice(0, most), ...rest);
  }
  return summed(folded);
}
