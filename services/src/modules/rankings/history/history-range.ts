export const HISTORY_RANGES = ['24h', '7d', '30d', '90d', '1y', 'all'] as const;

export type HistoryRange = (typeof HISTORY_RANGES)[number];

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
