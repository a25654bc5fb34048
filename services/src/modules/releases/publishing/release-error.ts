/** A release or rollback that was refused: the message is for the person at the keyboard, one reason a line. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** The system's code of a file error (`ENOENT`), undefined for anything else. */
export function fileErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a write failed because the disk, or the share of it that we may use, is full: of data or of files. */
export function isDiskFull(error: unknown): boolean {
  const code = fileErrorCode(error) ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  // What Node reports instead where there is no room for a folder that `mkdir` makes with its parents.
  return code === 'ENOENT' && Object(error).syscall === 'mkdir';
}
