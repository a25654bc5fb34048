import { AppError } from '../../platform/errors/index.js';
import { LeaseLost } from '../../platform/jobs/index.js';
import { isDatabaseAway } from '../../platform/persistence/index.js';

/** Whether a failure ends a round; after any other, the next row may go well all the same. */
export function endsRound(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'database.unavailable';
  return error instanceof LeaseLost || isDatabaseAway(error);
}
