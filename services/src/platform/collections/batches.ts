/** Parts of a list of at most `size` entries, in its order. */
export function* inBatches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
