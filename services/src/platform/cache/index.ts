export { StaleWhileRevalidate } from './stale-while-revalidate.js';
export { CachedValue } from './cached-value.js';
export { BatchLoader } from './batch-loader.js';
