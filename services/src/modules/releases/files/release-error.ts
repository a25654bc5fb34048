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
  // Node's error if the disk has no room for a recursive `mkdir`.
  return code === 'ENOENT' && Object(error).syscall === 'mkdir';
}
