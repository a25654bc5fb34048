import { MINUTE_MS } from '@portico/domain';

/** Seconds by which another clock is ahead, if more than a minute. Only a time outside of the two of the portal is a difference. */
export function secondsAhead(other: number, begunAt: number, answeredAt: number): number | undefined {
  const ms = other > answeredAt ? other - answeredAt : Math.min(0, other - begunAt);
  return Math.abs(ms) > MINUTE_MS ? Math.round(ms / 1000) : undefined;
}
