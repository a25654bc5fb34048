export * from './lists-by-key.js';
export * from './lists-by-key.js';
