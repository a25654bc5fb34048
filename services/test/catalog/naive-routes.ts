/** Fewest steps from one place to each reachable place: repeats rounds over all ways until nothing new is found. */
export function stepsFrom(
  start: number,
  waysOf: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, number> {
  const steps = new Map([[start, 0]]);
  for (let round = 1; ; round += 1) {
    const before = new Map(steps);
    for (const place of before.keys()) {
      for (const next of waysOf.get(place) ?? []) if (!steps.has(next)) steps.set(next, round);
    }
    if (steps.size === before.size) return steps;
  }
}
