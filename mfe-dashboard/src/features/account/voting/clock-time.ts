import { DAY_MS } from '@portico/domain';

export const CLOCK_TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
export const DAY_AND_TIME = { weekday: 'short', ...CLOCK_TIME } as const;

/** How a time that is so far away is written: the day is said where it is not plain. */
export const clockFormatFor = (left: number) => (left < DAY_MS ? CLOCK_TIME : DAY_AND_TIME);
