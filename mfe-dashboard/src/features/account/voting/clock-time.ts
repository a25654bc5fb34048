/** As the clocks of the portal. */
export const CLOCK_TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
export const DAY_AND_TIME = { weekday: 'short', ...CLOCK_TIME } as const;
