/** A refused release or rollback. The message is for the user of the command, with one reason per line. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export function fileErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (/^(?:ENOENT|ENOTDIR)$/.test(fileErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** Whether a write failed because the disk or our quota is full, in bytes or in files. */
export function isDiskFull(error: unknown): boolean {
  const code = fileErrorCode(error) ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  // Node's error for a recursive `mkdir` on a full disk.
  return code === 'ENOENT' && Object(error).syscall === 'mkdir';
}
