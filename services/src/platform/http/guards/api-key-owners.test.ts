import { AppError } from '../../errors/index.js';
import { ApiKeyOwners, type KeyReader } from './api-key-owners.js';

const OWNER = { id: 7, accountId: 3 };

function owners(read: KeyReader) {
  const counted = vi.fn(async () => 0);
  const reader = vi.fn(read);
  const keys = new ApiKeyOwners(reader, counted);
  return { keys, counted, reader, find: async (key: string) => keys.find(`#${key}`, key, '10.0.0.1') };
}

describe('owners of API keys', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(1);
  });
  afterEach(() => vi.useRealTimers());

  it('are looked up once by all requests of a burst', async () => {
    const { counted, reader, find } = owners(async () => OWNER);
    const found = await Promise.all(Array.from({ length: 100 }, () => find('good')));
    expect(new Set(found)).toEqual(new Set([OWNER]));
    expect([reader.mock.calls.length, counted.mock.calls.length]).toEqual([1, 1]);
  });

  it('of a key in use are read again behind its requests, and lapse without', async () => {
    let valid = true;
    const { counted, find } = owners(async () => (valid ? OWNER : undefined));
    for (let count = 0; count < 10; count += 1) {
      expect(await find('good')).toMatchObject(OWNER);
      await vi.advanceTimersByTimeAsync(16_000);
    }
    expect(counted).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(16_000);
    valid = false;
    expect(await find('good')).toBe('unknown');
  });

  it('are not asked for a wrong key again at once', async () => {
    const { counted, reader, find } = owners(async () => undefined);
    for (let count = 0; count < 9; count += 1) expect(await find('bad')).toBe('unknown');
    expect([reader.mock.calls.length, counted.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(10_001);
    await find('bad');
    expect(reader).toHaveBeenCalledTimes(2);
  });

  it('are not asked of a database that is known to be away, which costs no lookups', async () => {
    const { counted, find } = owners(async () => {
      throw new AppError('database.unavailable');
    });
    for (let count = 0; count < 99; count += 1) expect(await find('good')).toBe('away');
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('are forgotten when a key is removed, also while it is read', async () => {
    let valid = true;
    const { keys, find } = owners(async () => (valid ? OWNER : undefined));
    await find('good');
    valid = false;
    keys.forget(OWNER.id);
    expect(await find('good')).toBe('unknown');

    const late = owners(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return OWNER;
    });
    const first = late.find('good');
    await vi.advanceTimersByTimeAsync(50);
    late.keys.forget(OWNER.id);
    await vi.advanceTimersByTimeAsync(50);
    expect(await first).toEqual(OWNER);
    late.reader.mockResolvedValue(undefined);
    expect(await late.find('good')).toBe('unknown');
  });
});
