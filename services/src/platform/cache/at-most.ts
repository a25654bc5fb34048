/** Bounds an `LRUCache` by a number of entries. Its own option `max` reserves memory for all of them when the cache is made. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
