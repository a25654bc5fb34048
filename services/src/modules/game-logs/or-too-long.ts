import { AppError } from '../../platform/errors/index.js';
import { isStatementTimeout } from '../../platform/persistence/index.js';

/** Throws `logs.too_long` where the database gives up reading because there is too much. */
export async function orTooLong<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw isStatementTimeout(error) ? new AppError('logs.too_long') : error;
  }
}
