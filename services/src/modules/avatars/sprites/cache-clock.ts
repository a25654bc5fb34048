/** Clock of the caches, a function so that tests can replace it. */
export const CACHE_CLOCK = { now: () => performance.now() };
