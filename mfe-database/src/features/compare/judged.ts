/** Better end of a row's numbers for the player; neither for a number that only informs. */
export type Better = 'more' | 'less' | undefined;

export interface JudgedValue {
  value: number | null;
  /** From the first; null for the first itself, and where one of both is unknown. */
  difference: number | null;
  /** Whether the difference is for the better; undefined where there is none to tell. */
  isGain: boolean | undefined;
  /** Better than another, and as good as any. */
  isBest: boolean;
}

/** The values of a row against the first of them, and the best marked where they differ. */
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
