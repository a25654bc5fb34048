export { CircuitBreakers } from './circuit-breakers.js';
export type { BreakerTimes, Entry } from './circuit-breakers.js';
