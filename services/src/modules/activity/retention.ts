import { DAY_MS } from '@portico/domain';

/** Events are kept this long, and the first look goes back this far. Characters at the highest level are kept for good. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Counts of players are kept by the minute this long, and as means of hours after it. */
export const KEPT_BY_MINUTE_MS = 7 * DAY_MS;
