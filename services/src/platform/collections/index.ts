export * from './lists.js';
export * from './unknown-values.js';
