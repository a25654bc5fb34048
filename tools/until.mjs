import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `isSo` repeatedly. Returns whether it became true in time. */
export async function until(isSo, { forMs, everyMs = 100 }) {
  const giveUpAt = Date.now() + forMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) return false;
    await sleep(everyMs);
  }
  return true;
}
