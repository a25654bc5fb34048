export const MEBIBYTE = 1_048_576;

/** The largest remote of this repository has 2 MiB in 150 files, and its archive half a MiB. */
export const ARCHIVE_LIMITS = {
  archiveBytes: 16 * MEBIBYTE,
  fileBytes: 8 * MEBIBYTE,
  totalBytes: 48 * MEBIBYTE,
  entries: 2000,
  pathLength: 200,
  /** A request never takes this long. The limit ends a wait for bytes that never come. */
  milliseconds: 60_000,
};

export type ArchiveLimits = typeof ARCHIVE_LIMITS;
