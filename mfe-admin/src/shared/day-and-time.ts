import { CLOCK_TIME } from '@portico/domain';

/** Format of a time without its year, which a tooltip or another column tells. */
export const DAY_AND_TIME = { month: 'short', day: 'numeric', ...CLOCK_TIME } as const;
