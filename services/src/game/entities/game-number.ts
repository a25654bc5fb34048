/**
 * Reads a whole number of a game table, NULL as zero. Forks widen columns to BIGINT and return large values as
 * text. Values beyond 9,007,199,254,740,991 (2^53 - 1), of either sign, are cut to that.
 */
export function gameNumber(value: unknown): number {
  const number = Number(value ?? 0);
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, number));
}
