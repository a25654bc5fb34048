import { DEFAULT_HISTORY_RANGE, HISTORY_RANGES, type HistoryRange } from '@portico/domain';
import { readUrlState, useUrlState } from '@portico/portal-kit';

const DEFAULTS = { range: DEFAULT_HISTORY_RANGE };

/** The range that a query asks for. */
export function historyRangeAt(search: URLSearchParams): HistoryRange {
  return readRange(readUrlState(DEFAULTS, search));
}

/** How far back the progress of a player is shown; it lives in the address. */
export function useHistoryRange() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return {
    range: readRange(state),
    hrefOf: (range: HistoryRange) => hrefWith({ range }),
  };
}

function readRange({ range }: { range: string }): HistoryRange {
  return HISTORY_RANGES.find((known) => known === range) ?? DEFAULT_HISTORY_RANGE;
}
