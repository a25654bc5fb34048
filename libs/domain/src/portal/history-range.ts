/** Time ranges of a player's progress. */
export const HISTORY_RANGES = ['24h', '7d', '30d', '90d', '1y', 'all'] as const;

export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** Range if the request has none. */
export const DEFAULT_HISTORY_RANGE = '90d' satisfies HistoryRange;
