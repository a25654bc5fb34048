/** The day on which the demo world stands still: the same seed gives the same rows on any day. */
export const DEMO_TODAY = Date.UTC(2026, 0, 15, 12);

export const DAY_MS = 86_400_000;
