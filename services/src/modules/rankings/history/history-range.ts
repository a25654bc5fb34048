import type { HistoryRange } from '@portico/domain';

const DAYS: Readonly<Record<HistoryRange, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
  all: Number.POSITIVE_INFINITY,
};

/** How many days back a range reaches. */
export function daysOf(range: HistoryRange): number {
  return DAYS[range];
}
