import { CachedValue } from './cached-value.js';

describe('a cached value', () => {
  it('is read once while it is fresh and again afterwards', async () => {
    let now = 0;
    let readings = 0;
    const value = new CachedValue(
      async () => ++readings,
      1000,
      () => now,
    );
    expect([await value.get(), await value.get()]).toEqual([1, 1]);
    now = 1000;
    expect(await value.get()).toBe(2);
  });

  it('is read once for callers of the same moment', async () => {
    let readings = 0;
    const value = new CachedValue(async () => ++readings, 1000);
    expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual([1, 1, 1]);
  });

  it('is read again after a failure', async () => {
    let readings = 0;
    const value = new CachedValue(async () => {
      readings += 1;
      if (readings === 1) throw new Error('away');
      return readings;
    }, 1000);
    await expect(value.get()).rejects.toThrow('away');
    expect(await value.get()).toBe(2);
  });
});
