export { CachedValue } from './cached-value.js';
export { BatchLoader } from './batch-loader.js';
