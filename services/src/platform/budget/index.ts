export { WriteBudget } from './write-budget.js';
