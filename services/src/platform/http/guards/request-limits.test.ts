import { LimitWindows } from './request-limits.js';

async function counts(windows: LimitWindows, keys: string): Promise<number[]> {
  const answers = [];
  for (const key of keys) answers.push(await windows.count(key));
  return answers;
}

describe('windows of a limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // No process asks exactly when its period begins.
    vi.advanceTimersByTime(1);
  });
  afterEach(() => vi.useRealTimers());

  it('let the allowed number through and tell the rest how long to wait', async () => {
    const windows = new LimitWindows(2);
    expect(await counts(windows, 'aaa')).toEqual([0, 0, 60]);
    vi.advanceTimersByTime(59_500);
    expect(await windows.count('a')).toBe(1);
  });

  it('begin again after a minute, and count each key for itself', async () => {
    const windows = new LimitWindows(1);
    await windows.count('a');
    vi.advanceTimersByTime(60_000);
    expect(await counts(windows, 'ab')).toEqual([0, 0]);
  });

  it('forget the oldest of too many keys and nothing else', async () => {
    const windows = new LimitWindows(1, 2);
    await counts(windows, 'abc');
    vi.advanceTimersByTime(1);
    expect(await counts(windows, 'ca')).toEqual([60, 0]);
  });

  it('do not mind a clock that is set back', async () => {
    const windows = new LimitWindows(1);
    await windows.count('a');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await windows.count('a')).toBe(60);
    vi.advanceTimersByTime(60_000);
    expect(await windows.count('a')).toBe(0);
  });
});
