import { BoundedCache } from './sprite-source';

it('asks once for what two want at the same time', async () => {
  const cache = new BoundedCache<string, number>(10);
  let asked = 0;
  const load = () => Promise.resolve((asked += 1));
  expect(await Promise.all([cache.get('one', load), cache.get('one', load)])).toEqual([1, 1]);
});

it('keeps no more than its limit under any number of keys, and lets go of the oldest first', async () => {
  const cache = new BoundedCache<number, number>(500);
  for (let key = 0; key < 100_000; key += 1) void cache.get(key, () => Promise.resolve(key));
  expect(cache.size).toBe(500);
  const again = () => Promise.resolve(-1);
  expect(await cache.get(99_999, again)).toBe(99_999);
  expect(await cache.get(99_500, again)).toBe(99_500);
  expect(await cache.get(99_499, again)).toBe(-1);
});

it('tries again what has failed', async () => {
  const cache = new BoundedCache<string, number>(10);
  await expect(cache.get('lost', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('lost', () => Promise.resolve(1))).toBe(1);
  expect(await cache.get('lost', () => Promise.resolve(2))).toBe(1);
});
