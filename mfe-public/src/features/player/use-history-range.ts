import { DEFAULT_HISTORY_RANGE, HISTORY_RANGES, type HistoryRange } from '@portico/domain';
import { useUrlState } from '@portico/portal-kit';

const DEFAULTS = { range: DEFAULT_HISTORY_RANGE };

/** How far back the progress of a player is shown; it lives in the address. */
export function useHistoryRange() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return {
    range: HISTORY_RANGES.find((range) => range === state.range) ?? DEFAULT_HISTORY_RANGE,
    hrefOf: (range: HistoryRange) => hrefWith({ range }),
  };
}
