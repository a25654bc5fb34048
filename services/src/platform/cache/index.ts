export { StaleWhileRevalidate } from './stale-while-revalidate.js';
export { CachedValue } from './cached-value.js';
export { GatheredReads } from './gathered-reads.js';
