/**
 * A whole number of a game table, NULL as zero. Forks widen columns to BIGINT, whose large values come as text: it is exact
 * up to 9,007,199,254,740,991 (2^53 - 1), and this number for everything beyond it; negative numbers alike.
 */
export function gameNumber(value: unknown): number {
  const number = Number(value ?? 0);
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, number));
}
