import { CLOCK_TIME, DAY_MS } from '@portico/domain';

export const DAY_AND_TIME = { weekday: 'short', ...CLOCK_TIME } as const;

/** Format of a time that is `left` milliseconds away. From a day on, the weekday is needed to tell the days apart. */
export const clockFormatFor = (left: number) => (left < DAY_MS ? CLOCK_TIME : DAY_AND_TIME);
