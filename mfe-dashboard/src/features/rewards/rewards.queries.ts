import { apiQuery, type Answer } from '@portico/portal-kit';

export type Rewards = Answer<'/api/voting/rewards'>;

export interface AnsweredRewards {
  rewards: Rewards;
  /** Time of the answer, by the local clock. */
  updatedAt: number;
}

const AUTHENTICATED = { authenticated: true } as const;
/** Delay after which the server's new day has surely begun. */
const AFTER_MIDNIGHT_MS = 1500;

/** Rewards are claimed in the game: refresh when the user returns, and at the end of the server's day. */
export function rewardsQuery() {
  return {
    ...apiQuery('/api/voting/rewards', AUTHENTICATED),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: ({ state }: { state: { data: Rewards | undefined; dataUpdatedAt: number } }) =>
      state.data === undefined
        ? false
        : Math.max(0, leftOfDay(state.data, state.dataUpdatedAt)) + AFTER_MIDNIGHT_MS,
  };
}

/** Milliseconds to the server's midnight, by server time: the local clock only measures the elapsed time. */
export function leftOfDay({ dayEndsAt, now }: Rewards, updatedAt: number, at = Date.now()): number {
  return dayEndsAt - now - Math.max(0, at - updatedAt);
}
