export * from './batches.js';
export * from './lists-by-key.js';
