import { useUrlState } from '@portico/portal-kit';

export const HISTORY_RANGES = ['24h', '7d', '30d', '90d', '1y', 'all'] as const;

export type HistoryRange = (typeof HISTORY_RANGES)[number];

export const DEFAULT_RANGE = '90d' satisfies HistoryRange;

const DEFAULTS = { range: DEFAULT_RANGE };

/** How far back the progress of a player is shown; it lives in the address. */
export function useHistoryRange() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return {
    range: HISTORY_RANGES.find((range) => range === state.range) ?? DEFAULT_RANGE,
    hrefOf: (range: HistoryRange) => hrefWith({ range }),
  };
}
