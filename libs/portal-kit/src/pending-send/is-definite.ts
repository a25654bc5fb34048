import { ApiError } from '@portico/api-client/runtime';

/** Statuses of checks that come before anybody looks at the key. */
const AT_THE_DOOR = new Set([401, 403, 429]);

/**
 * Whether a failure says that the call did not happen. Where no server answered, or one that failed over it, nobody knows; nor where an
 * answer broke off.
 */
export function isDefinite(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  if (status < 400 || status === 408 || status >= 500) return false;
  // Neither these checks nor a proxy in front of them know of a call that was sent before.
  return !isRepeat || !(AT_THE_DOOR.has(status) || code === 'client.bad_answer');
}
