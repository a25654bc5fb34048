const ABSENT_CODES: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ELOOP',
  'ENXIO',
  'ENAMETOOLONG',
]);

/** Whether a path leads to nothing that is ours to read; false for a disk that fails, or too many files that are open. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT_CODES.has(error.code);
}
