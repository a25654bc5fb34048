export * from './lists-by-key.js';
