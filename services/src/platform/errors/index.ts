export { AppError, type ErrorParams } from './app-error.js';
export { ERROR_STATUS } from './error-status.js';
export { StartupError } from './app-error.js';
