import { lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@portico/domain';
import { createMark, isRunning } from './process-mark.js';
import { fileErrorCode, isDiskFull, ReleaseError } from './release-error.js';

const WAIT_LIMIT_MS = 30_000;
const RETRY_MS = 25;
/** A holder on another machine cannot be asked whether it lives; switching takes milliseconds. */
const FOREIGN_HOLDER_MS = 2 * MINUTE_MS;

/**
 * Runs `work` while no other process holds the lock. A lock left behind by a dead process is taken over. The lock is a
 * link whose target names its owner: made in one step, whole at once, and without a block of a disk that may be full. Where
 * no file can be made any more it takes the place of `reserve`, which every lock leaves behind.
 */
export async function withFileLock<T>(file: string, reserve: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const mark = await createMark();
  try {
    await acquire(file, mark);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    await rm(reserve, { force: true });
    await acquire(file, mark);
  }
  try {
    return await work();
  } finally {
    // Taken over meanwhile (this process was frozen, its machine's clock jumped): then the lock is not ours to remove.
    if ((await readOwner(file)) === mark) await rename(file, reserve);
  }
}

async function acquire(file: string, mark: string): Promise<void> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  while (!(await tryLink(mark, file))) {
    await takeOverIfDead(file);
    if (performance.now() > deadline) {
      throw new ReleaseError(`Another release is still being switched; if none is running, remove ${file}`);
    }
    await wait(RETRY_MS);
  }
}

async function tryLink(mark: string, file: string): Promise<boolean> {
  try {
    await symlink(mark, file);
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function takeOverIfDead(file: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner === undefined || (await isHeld(file, owner))) return;
  // Only the process that creates the marker of this very owner may remove the lock: never a fresh lock of another.
  const marker = `${file}.${owner.replaceAll(/[^\w-]/g, '_')}.dead`;
  if (!(await tryLink(await createMark(), marker))) {
    const rival = await readOwner(marker);
    if (rival !== undefined && (await isRunning(rival)) === false) await rm(marker, { force: true });
    return;
  }
  if ((await readOwner(file)) === owner) await rm(file, { force: true });
  await rm(marker, { force: true });
}

async function isHeld(file: string, owner: string): Promise<boolean> {
  const isAlive = await isRunning(owner);
  if (isAlive !== undefined) return isAlive;
  const found = await lstat(file).catch(() => undefined);
  // A lock of the future was written by a clock that ran ahead: it is as old as it is early.
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) < FOREIGN_HOLDER_MS;
}

/** The mark of the lock's owner; undefined when there is no lock. */
async function readOwner(file: string): Promise<string | undefined> {
  try {
    return await readlink(file);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT') return undefined;
    // Not a link: nothing of ours, and gone as that of another machine is.
    if (code === 'EINVAL') return 'unknown';
    throw error;
  }
}
