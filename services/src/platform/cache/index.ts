export { atMost } from './at-most.js';
export { BatchLoader } from './batch-loader.js';
export { CachedValue } from './cached-value.js';
export { SortedReadings } from './sorted-readings.js';
