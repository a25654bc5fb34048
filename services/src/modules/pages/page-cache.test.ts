import { brotliDecompressSync } from 'node:zlib';
import { PageCache, pageResponse, type PageResponse } from './page-cache.js';

const HTML = { 'content-type': 'text/html' };

const textOf = ({ body }: PageResponse) => body.toString();

/** Makes distinct pages, each when the test releases it. */
function maker({ isForAll = true } = {}) {
  let made = 0;
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  return {
    letGo,
    count: () => made,
    make: async () => {
      const text = `page ${++made}`;
      await gate;
      return { response: pageResponse(200, HTML, text), isForAll };
    },
  };
}

describe('pages for a moment', () => {
  it('are made once for all who ask meanwhile, and got again', async () => {
    const cache = new PageCache();
    const { make, letGo, count } = maker();
    const asked = ['/a', '/a', '/a'].map((key) => cache.make(key, make));
    expect(cache.get('/a')).toBeUndefined();
    letGo();
    expect((await Promise.all(asked)).map(textOf)).toEqual(['page 1', 'page 1', 'page 1']);
    expect(cache.get('/a')).toBe(await asked[0]);
    expect(count()).toBe(1);
  });

  it('are not those of another key', async () => {
    const cache = new PageCache();
    const { make, letGo } = maker();
    letGo();
    await cache.make('en\n/a', make);
    expect(cache.get('he\n/a')).toBeUndefined();
    expect(textOf(await cache.make('he\n/a', make))).toBe('page 2');
  });

  it('go to their visitor alone where something was refused to that one', async () => {
    const cache = new PageCache();
    const refused = maker({ isForAll: false });
    const open = maker();
    const [first, second] = [cache.make('/a', refused.make), cache.make('/a', open.make)];
    refused.letGo();
    open.letGo();
    expect(await first).not.toBe(await second);
    expect([refused.count(), open.count()]).toEqual([1, 1]);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('are asked for again where making one failed', async () => {
    const cache = new PageCache();
    await expect(cache.make('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const { make, letGo } = maker();
    letGo();
    expect(textOf(await cache.make('/a', make))).toBe('page 1');
  });

  it('come though a flood of others has taken their place meanwhile', async () => {
    const cache = new PageCache();
    const slow = maker();
    const page = cache.make('/slow', slow.make);
    const { make, letGo } = maker();
    letGo();
    for (let other = 0; other < 600; other++) await cache.make(`/${other}`, make);
    expect(cache.get('/0')).toBeUndefined();
    slow.letGo();
    expect(textOf(await page)).toBe('page 1');
  });

  it('leave the memory when they are old, whether anyone asks for them again or not', async () => {
    const cache = new PageCache();
    const { make, letGo } = maker();
    letGo();
    for (const key of ['/a', '/b']) await cache.make(key, make);
    expect(cache.size).toBe(2);
    await vi.waitFor(() => expect(cache.size).toBe(0), 5_000);
  });

  it('take no more than their bytes', async () => {
    const cache = new PageCache();
    const large = 'x'.repeat(4_000_000);
    const make = () => Promise.resolve({ response: pageResponse(200, HTML, large), isForAll: true });
    for (let page = 0; page < 20; page++) await cache.make(`/${page}`, make);
    const kept = Array.from({ length: 20 }, (_, page) => cache.get(`/${page}`)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(13);
  });
});

describe('the response with a page', () => {
  it('is compressed once', async () => {
    const { brotli } = pageResponse(200, HTML, 'a page');
    const compressed = await brotli?.();
    expect(brotliDecompressSync(compressed ?? '').toString()).toBe('a page');
    expect(await brotli?.()).toBe(compressed);
  });

  it('has nothing to compress without a text', () => {
    expect(pageResponse(301, { location: '/a' }, '').brotli).toBeUndefined();
  });
});
