import { useCallback, useEffect, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SECOND_MS } from '@portico/domain';
import type { VoteStatus } from './voting.queries';

export type VoteStatusState = Pick<
  UseQueryResult<VoteStatus, Error>,
  'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>;

/** Server time from the last answer and the elapsed local time, so that a wrong local clock does no harm. */
export function useVoteClock({ data, dataUpdatedAt }: VoteStatusState): () => number {
  const offset = data === undefined ? 0 : data.now - dataUpdatedAt;
  return useCallback(() => Date.now() + offset, [offset]);
}

/** Ticks each second while anything counts down. One timer serves all countdowns. */
export function useNow(clock: () => number, isCounting: boolean): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const tick = () => setNow(clock());
    tick();
    if (!isCounting) return undefined;
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [clock, isCounting]);
  return now;
}
