export { AppError, type ErrorParams, StartupError } from './app-error.js';
export { ERROR_STATUS } from './error-status.js';
