export * from './answers.js';
export * from './calls.js';
export * from './events.js';
export { bridgeOpenApi } from './open-api.js';
export * from './signature.js';
