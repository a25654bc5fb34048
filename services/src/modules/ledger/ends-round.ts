import { AppError } from '../../platform/errors/index.js';
import { LeaseLost } from '../../platform/jobs/index.js';
import { isDatabaseAway } from '../../platform/persistence/index.js';

/** Whether an error ends a round. After any other error, the next row may still succeed. */
export function endsRound(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'database.unavailable';
  return error instanceof LeaseLost || isDatabaseAway(error);
}
