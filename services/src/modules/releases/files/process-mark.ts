import { randomBytes } from 'node:crypto';
import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@portico/domain';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { fileErrorCode } from './release-error.js';

const MARK = /^(?<host>[0-9a-f]{8})-(?<pid>\d+)-(?<start>\d*)-[0-9a-f]{12}$/;

/** Process of a lock or an unfinished folder, `<host>-<pid>-<start>-<token>`: a file name, and a link without blocks on a full disk. */
export async function createMark(): Promise<string> {
  const token = randomBytes(6).toString('hex');
  return `${hostOf(hostname())}-${process.pid}-${await startOf(process.pid)}-${token}`;
}

/** Whether the process of a mark is running; undefined if this is unknown, because the mark is invalid or from another machine. */
async function isRunning(mark: string): Promise<boolean | undefined> {
  const { host, pid, start } = MARK.exec(mark)?.groups ?? {};
  if (host !== hostOf(hostname())) return undefined;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return fileErrorCode(error) === 'EPERM';
  }
  // The process id is not enough: in a container every portal is process 1.
  return start === '' || start === (await startOf(Number(pid)));
}

function hostOf(name: string): string {
  return hashOf(name).slice(0, 8);
}

/** Start of a process, in Linux's count since boot; empty if unknown. */
async function startOf(pid: number): Promise<string> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces. The start is the twentieth field after it.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Longer than any release takes. Used for leftovers of unknown processes or other machines. */
const LEFT_AFTER_MS = HOUR_MS;

const TEMPORARY = /^\.staging-(?<mark>.*)$/;

/** Removes leftovers of killed commands, at once if their process has ended. What cannot be removed is tried again by the next call. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const mark = TEMPORARY.exec(name)?.groups?.mark;
    if (mark === undefined) continue;
    const path = join(folder, name);
    if (await isLeft(path, mark)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isLeft(path: string, mark: string): Promise<boolean> {
  const isAlive = await isRunning(mark);
  if (isAlive !== undefined) return !isAlive;
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) >= LEFT_AFTER_MS;
}
