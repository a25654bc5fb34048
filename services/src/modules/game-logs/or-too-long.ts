import { AppError } from '../../platform/errors/index.js';
import { isStatementTimeout } from '../../platform/persistence/index.js';

/** Throws `logs.too_long` if the database stops a read because it takes too long. */
export async function orTooLong<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw isStatementTimeout(error) ? new AppError('logs.too_long') : error;
  }
}
