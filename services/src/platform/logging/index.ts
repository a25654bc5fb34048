export { createLogger, describeError, NestLogger } from './logger.js';
