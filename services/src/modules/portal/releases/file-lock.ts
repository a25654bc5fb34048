import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileErrorCode, ReleaseError } from './release-error.js';

const WAIT_LIMIT_MS = 30_000;
const RETRY_MS = 25;
/** A holder on another machine cannot be asked whether it lives; switching takes milliseconds. */
const FOREIGN_HOLDER_MS = 120_000;

/** Runs `work` while no other process holds the lock file. A lock left behind by a dead process is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const token = await acquire(file);
  try {
    return await work();
  } finally {
    // Taken over meanwhile (this process was frozen, its machine's clock jumped): then the lock is not ours to remove.
    if ((await readOwner(file))?.token === token) await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<string> {
  const token = randomBytes(6).toString('hex');
  const owner = `${process.pid} ${hostname()} ${token} ${await startOf(process.pid)}`;
  const deadline = performance.now() + WAIT_LIMIT_MS;
  // Linking a complete file is the atomic step: nobody ever reads a lock without its owner.
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, owner);
  try {
    while (!(await tryLink(own, file))) {
      await takeOverIfDead(file);
      if (performance.now() > deadline) {
        throw new ReleaseError(`Another release is still being switched; if none is running, remove ${file}`);
      }
      await wait(RETRY_MS);
    }
    return token;
  } finally {
    await rm(own, { force: true });
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function takeOverIfDead(file: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner === undefined || owner.isAlive) return;
  // Only the process that creates the marker of this very owner may remove the lock: never a fresh lock of another.
  const marker = `${file}.${owner.token}.dead`;
  try {
    const handle = await open(marker, 'wx');
    await handle.close();
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return;
    throw error;
  }
  const current = await readOwner(file);
  if (current?.token === owner.token) await rm(file, { force: true });
  await rm(marker, { force: true });
}

async function readOwner(file: string): Promise<{ token: string; isAlive: boolean } | undefined> {
  try {
    const [pid = '', host = '', token = '', start = ''] = (await readFile(file, 'utf8')).split(' ');
    // A lock of the future was written by a clock that ran ahead: it is as old as it is early.
    const age = Math.abs(Date.now() - (await stat(file)).mtimeMs);
    const isAlive = host === hostname() ? await isRunning(Number(pid), start) : age < FOREIGN_HOLDER_MS;
    return { token, isAlive };
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A number alone is not enough: in a container every portal is process 1. */
async function isRunning(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return start === '' || start === (await startOf(pid));
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
}

/** When a process began, as Linux counts it since boot; empty where that cannot be told. */
async function startOf(pid: number): Promise<string> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start is the twentieth field after it.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
