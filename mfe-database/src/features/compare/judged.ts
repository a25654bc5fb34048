/** Which end of a row's numbers is better for the player; undefined for numbers that only inform. */
export type Better = 'more' | 'less' | undefined;

export interface JudgedValue {
  value: number | null;
  /** Difference from the first; null for the first itself, and if either is unknown. */
  difference: number | null;
  /** Whether the difference is an improvement; undefined if there is none. */
  isGain: boolean | undefined;
  /** Better than some other and worse than none. */
  isBest: boolean;
}

/** Compares the values of a row with the first, and marks the best if they differ. */
export function judged(values: readonly (number | null)[], better: Better): JudgedValue[] {
  const known = values.filter((value) => value !== null);
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  const isMixed = new Set(known).size > 1;
  const first = values[0] ?? null;
  return values.map((value, at) => {
    const difference = at === 0 || value === null || first === null ? null : value - first;
    const isTold = better !== undefined && difference !== null && difference !== 0;
    return {
      value,
      difference,
      isGain: isTold ? difference > 0 === (better === 'more') : undefined,
      isBest: better !== undefined && isMixed && value === best,
    };
  });
}
