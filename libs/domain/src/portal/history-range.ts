/** How far back the progress of a player is asked for. */
export const HISTORY_RANGES = ['24h', '7d', '30d', '90d', '1y', 'all'] as const;

export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** The range where none is asked for. */
export const DEFAULT_HISTORY_RANGE = '90d' satisfies HistoryRange;
