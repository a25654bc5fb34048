import { AppError } from '../../../platform/errors/index.js';

/** Refuses prices that leave nothing between them, and names the field of the higher one. */
export function refuseEmptyRange(
  min: number | null | undefined,
  max: number | null | undefined,
  field: string,
): void {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  const issue = { field, rule: 'notBelow', msg: 'Must not be below the lowest price' };
  throw new AppError('request.validation_failed', undefined, [issue]);
}
