export { CircuitBreakers, type BreakerTimes, type Entry } from './circuit-breakers.js';
