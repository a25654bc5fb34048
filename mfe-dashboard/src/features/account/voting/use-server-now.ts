import { useCallback, useEffect, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SECOND_MS } from '@portico/domain';
import type { VoteStatus } from '../../../shared/voting/voting.queries';

export type VoteStatusState = Pick<
  UseQueryResult<VoteStatus, Error>,
  'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>;

/** Reads the server's clock: its last answer said what time it was, and the local clock says how long ago that is. A clock that is wrong changes nothing. */
export function useServerClock({ data, dataUpdatedAt }: VoteStatusState): () => number {
  const offset = data === undefined ? 0 : data.now - dataUpdatedAt;
  return useCallback(() => Date.now() + offset, [offset]);
}

/** The time by a clock, each second while something counts on it: the one timer of all countdowns. */
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
