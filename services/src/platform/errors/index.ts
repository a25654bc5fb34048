export { AppError, type ErrorParams, invalidField, reasonOf, StartupError } from './app-error.js';
export { ERROR_STATUS } from './error-status.js';
