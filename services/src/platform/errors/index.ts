export { AppError, type ErrorParams, reasonOf, StartupError } from './app-error.js';
export { ERROR_STATUS } from './error-status.js';
