import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

const ABSENT_CODES: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ELOOP',
  'ENXIO',
  'ENAMETOOLONG',
]);

/** Flags that neither wait for the other end of a pipe nor follow links. Windows knows neither. */
const READ_PLAIN = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A plain file as a whole; undefined where it is not there, not ours to read, a link, or no file. */
export async function readSmallFile(
  path: string,
  maxBytes: number,
): Promise<Buffer | 'tooLarge' | undefined> {
  try {
    const handle = await open(path, READ_PLAIN);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) return undefined;
      return stats.size <= maxBytes ? await handle.readFile() : 'tooLarge';
    } finally {
      await handle.close();
    }
  } catch (error) {
    // Gone since it was listed.
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** Tells whether the file is missing or not ours to read; false if the disk fails or too many files are open. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT_CODES.has(error.code);
}
