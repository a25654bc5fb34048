const ABSENT_CODES: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ELOOP',
  'ENXIO',
  'ENAMETOOLONG',
]);

/** Tells whether the file is missing or not ours to read; false if the disk fails or too many files are open. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT_CODES.has(error.code);
}
