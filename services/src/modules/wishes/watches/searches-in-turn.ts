/** Searches of the next round, at most `max`: those that sort after the last checked one, then those from the beginning. */
export function searchesInTurn(searches: Iterable<string>, last: string, max: number): string[] {
  const sorted = [...searches].toSorted();
  const next = sorted.filter((search) => search > last);
  return [...next, ...sorted.slice(0, sorted.length - next.length)].slice(0, max);
}

/** The first of a list, until `ms` have passed. */
export function* withinTime<T>(list: Iterable<T>, ms: number): Generator<T> {
  const until = performance.now() + ms;
  for (const one of list) {
    if (performance.now() >= until) return;
    yield one;
  }
}
