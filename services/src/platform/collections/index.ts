export * from './lists.js';
export * from './radix-sort.js';
export * from './unknown-values.js';
