import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@portico/domain';
import { isRunning } from './process-mark.js';

/** Longer than any release takes. Applies to remains of unknown processes or other machines. */
const LEFT_AFTER_MS = HOUR_MS;

const TEMPORARY = /^(?:\.staging-|\.trials\.json\.)(?<mark>.*)$/;

/**
 * Removes what commands left behind that were killed on the way: at once where their process is known to have ended.
 * A leftover that cannot be removed stays for the next time.
 */
export async function removeLeftovers(folder: string, now: number = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const mark = TEMPORARY.exec(name)?.groups?.mark;
    if (mark === undefined) continue;
    const path = join(folder, name);
    if (await isLeft(path, mark, now))
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isLeft(path: string, mark: string, now: number): Promise<boolean> {
  const isAlive = await isRunning(mark);
  if (isAlive !== undefined) return !isAlive;
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && Math.abs(now - found.mtimeMs) >= LEFT_AFTER_MS;
}
