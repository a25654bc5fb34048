/**
 * Probability that a time of one list is above one of the other: a half for equal distributions, 0 if the lists do not overlap, never above
 * a half.
 */
export function overlap(one: readonly number[], other: readonly number[]): number {
  const above = one.flatMap((a) => other.map((b) => Number(a > b))).reduce((sum, value) => sum + value, 0);
  const share = above / (one.length * other.length);
  return Math.min(share, 1 - share);
}
