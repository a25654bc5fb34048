/** The clock of caches, asked anew each time, so that a test may turn it. */
export const CACHE_CLOCK = { now: () => performance.now() };
