export { createLogger, NestLogger } from './logger.js';
