import { CircuitBreakers } from './circuit-breakers.js';

describe('a circuit breaker', () => {
  let now = 0;
  let breakers: CircuitBreakers;

  beforeEach(() => {
    now = 0;
    breakers = new CircuitBreakers({ failures: 3, retryMs: 10, maxRetryMs: 35 }, () => now);
  });

  const fail = (cause?: string, isFatal = false) =>
    breakers.fail('sea', breakers.enter('sea'), { cause, isFatal });
  const succeed = () => breakers.succeed('sea', breakers.enter('sea'));

  it('opens after failures of three pages in a row', () => {
    expect([fail('/1'), fail('/2')]).toEqual([false, false]);
    succeed();
    expect([fail('/1'), fail('/2'), fail('/3')]).toEqual([false, false, true]);
    expect(breakers.enter('sea')).toBe('refused');
    expect(breakers.enter('hills')).toBe('closed');
  });

  it('does not count the same page twice', () => {
    expect(['/1', '/1', '/1', '/2'].map((page) => fail(page))).toEqual([false, false, false, false]);
    expect(breakers.enter('sea')).toBe('closed');
  });

  it('counts each failure without a cause', () => {
    expect([fail(), fail(), fail()]).toEqual([false, false, true]);
  });

  it('opens at once for a fatal failure', () => {
    expect(fail('/1', true)).toBe(true);
    expect(breakers.enter('sea')).toBe('refused');
  });

  it('lets one try through after a while, and closes when it succeeds', () => {
    fail('/1', true);
    now = 9;
    expect(breakers.enter('sea')).toBe('refused');
    now = 10;
    expect([breakers.enter('sea'), breakers.enter('sea')]).toEqual(['trial', 'refused']);
    expect(breakers.succeed('sea', 'trial')).toBe(true);
    expect(breakers.enter('sea')).toBe('closed');
  });

  it('waits twice as long after each try that fails, up to a limit', () => {
    fail('/1', true);
    const delays = [10, 20, 35, 35].map((delay) => {
      const begun = now;
      now = begun + delay - 1;
      expect(breakers.enter('sea')).toBe('refused');
      now = begun + delay;
      expect(fail('/2')).toBe(false);
      return now - begun;
    });
    expect(delays).toEqual([10, 20, 35, 35]);
  });

  it('lets the next one try where the first did not', () => {
    fail('/1', true);
    now = 10;
    breakers.leave('sea', breakers.enter('sea'));
    expect(breakers.enter('sea')).toBe('trial');
  });

  it('passes over the end of what was begun before it opened', () => {
    const before = breakers.enter('sea');
    fail('/1', true);
    expect(breakers.isRefused('sea', before)).toBe(true);
    expect(breakers.fail('sea', before, { cause: '/2', isFatal: true })).toBe(false);
    expect(breakers.succeed('sea', before)).toBe(false);
    now = 10;
    expect(breakers.enter('sea')).toBe('trial');
  });
});
