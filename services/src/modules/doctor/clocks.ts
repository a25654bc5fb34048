import { MINUTE_MS } from '@portico/domain';

/**
 * Seconds by which another clock is ahead of the portal's, if that is more than a minute. It was read between two times of
 * the portal, so that only a time outside of them is a difference.
 */
export function secondsAhead(other: number, begunAt: number, answeredAt: number): number | undefined {
  const ms = other > answeredAt ? other - answeredAt : Math.min(0, other - begunAt);
  return Math.abs(ms) > MINUTE_MS ? Math.round(ms / 1000) : undefined;
}
