import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any release takes: what is younger may belong to one that runs. */
const LEFT_AFTER_MS = 3_600_000;

const TEMPORARY = /^(?:\.staging-|active\.json\.|active\.lock\.)/;

/** Removes what releases left behind that were killed on the way. What cannot be removed stays for the next time. */
export async function removeLeftovers(folder: string, now: number = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => TEMPORARY.test(entry))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || Math.abs(now - found.mtimeMs) < LEFT_AFTER_MS) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
