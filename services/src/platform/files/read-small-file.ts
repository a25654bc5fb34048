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

/** Flags that neither wait for a pipe nor follow links; Windows has none of them. */
const READ_PLAIN = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Reads a plain file; undefined if it does not exist, is not readable, or is a link or no file. */
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
    // Deleted after it was listed.
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** True if the file is missing or not readable; false if the disk fails or too many files are open. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT_CODES.has(error.code);
}
