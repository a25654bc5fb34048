import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Runs `work` with a folder in memory if there is room. Portals wait for the disk at commits, a third of the time of tests over HTTP. */
export async function inMemoryFolder(work) {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return work();
  const folder = mkdtempSync(join(MEMORY, 'portico-tests-'));
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    // Systems without such a folder use the disk.
    return false;
  }
}
