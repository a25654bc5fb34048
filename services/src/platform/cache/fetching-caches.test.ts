import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../../', import.meta.url);

/** Options of each cache in `services/src` that fetches missing values, by file. */
const caches = readdirSync(SOURCES, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => {
    const text = readFileSync(new URL(path, SOURCES), 'utf8');
    return [...text.matchAll(/new LRUCache\b.*?\n +\}\);?\n/gs)].map(([options]) => ({ path, options }));
  })
  .filter(({ options }) => options.includes('fetchMethod'));

describe('a cache that fetches', () => {
  it('is found in the sources', () => {
    expect(caches.length).toBeGreaterThan(10);
  });

  // Without the option a request fails with `evicted` once others take its place in the cache.
  it.each(caches)('answers those who wait, though their entry was dropped: $path', ({ options }) => {
    expect(options).toContain('ignoreFetchAbort: true');
  });
});
