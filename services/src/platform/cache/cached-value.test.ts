import { CachedValue } from './cached-value.js';

describe('a cached value', () => {
  it('is read once while it is fresh and again afterwards', async () => {
    let now = 0;
    let readings = 0;
    const value = new CachedValue(
      async () => ++readings,
      { freshMs: 1000 },
      () => now,
    );
    expect([await value.get(), await value.get()]).toEqual([1, 1]);
    now = 1000;
    expect(await value.get()).toBe(2);
  });

  it('is read once for callers of the same moment', async () => {
    let readings = 0;
    const value = new CachedValue(async () => ++readings, { freshMs: 1000 });
    expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual([1, 1, 1]);
  });

  it('is read again after a failure', async () => {
    let readings = 0;
    const value = new CachedValue(
      async () => {
        readings += 1;
        if (readings === 1) throw new Error('away');
        return readings;
      },
      { freshMs: 1000 },
    );
    await expect(value.get()).rejects.toThrow('away');
    expect(await value.get()).toBe(2);
  });

  it('rests after a failure, where it is told to', async () => {
    let now = 0;
    const read = vi.fn(async () => {
      if (now === 0) throw new Error('away');
      return 'back';
    });
    const value = new CachedValue(read, { freshMs: 1000, restMs: 50 }, () => now);
    await expect(value.get()).rejects.toThrow('away');
    now = 49;
    await expect(value.get()).rejects.toThrow('away');
    expect(read).toHaveBeenCalledOnce();
    now = 50;
    expect(await value.get()).toBe('back');
  });
});

const TIMES = { freshMs: 10, staleMs: 100 };

describe('a value that is refreshed in the background', () => {
  let now = 0;
  let readings = 0;
  let failure: Error | undefined;

  const read = async () => {
    readings += 1;
    if (failure) throw failure;
    return readings;
  };
  const create = () => new CachedValue(read, TIMES, () => now);

  beforeEach(() => {
    now = 0;
    readings = 0;
    failure = undefined;
  });

  it('is read once for all who ask while it is fresh', async () => {
    const value = create();
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    now = 9;
    expect(await value.get()).toBe(1);
  });

  it('is answered at once while it is read again', async () => {
    const value = create();
    await value.get();
    now = 10;
    expect(await value.get()).toBe(1);
    expect(await value.get()).toBe(2);
  });

  it('is waited for when it is too old to be shown', async () => {
    const value = create();
    await value.get();
    now = 100;
    expect(await value.get()).toBe(2);
  });

  it('stays what it was while reading fails, until it is too old', async () => {
    const value = create();
    await value.get();
    failure = new Error('away');
    now = 50;
    expect(await value.get()).toBe(1);
    now = 100;
    await expect(value.get()).rejects.toThrow('away');
  });
});
