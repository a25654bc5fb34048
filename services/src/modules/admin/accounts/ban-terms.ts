import { AppError } from '../../../platform/errors/index.js';
import type { NewBan } from '../../identity/index.js';
import type { BanRequestDto } from './accounts.dto.js';

const MAX_YEARS = 10;

/** The last second that a TIMESTAMP of the game's table holds. */
const LAST_TIMESTAMP_MS = (2 ** 31 - 1) * 1000;

/** Until when an account is banned; null for good. A ban for a while has to end, in the future and within ten years. */
export function untilOf(
  { type, until }: Pick<BanRequestDto, 'type' | 'until'>,
  now: number,
): NewBan['until'] {
  if (type === 'permanent') return null;
  if (until === undefined) throw refused('required', 'Please say until when');
  if (until <= now) throw refused('future', 'Must be in the future');
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  if (until > Math.min(latest.getTime(), LAST_TIMESTAMP_MS))
    throw refused('tooLate', `Must be within ${MAX_YEARS} years: for longer than that, ban for good`);
  return until;
}

function refused(rule: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field: 'until', rule, msg }]);
}
