import { type Finding, ready } from './finding.js';
import { SlowChecks } from './slow-checks.js';

describe('a slow check', () => {
  /** A check that ends when told to. */
  function slowCheck() {
    let end: (findings: Finding[]) => void = () => {};
    const check = vi.fn(() => new Promise<Finding[]>((resolve) => (end = resolve)));
    return { check, end: () => end([ready('ledger')]) };
  }

  it('says in time that it goes on, is not begun twice, and has its result for the next caller', async () => {
    const checks = new SlowChecks(30);
    const { check, end } = slowCheck();
    const begunAt = performance.now();
    for (let asked = 0; asked < 2; asked += 1)
      expect(await checks.run('ledger', check)).toMatchObject([
        { check: 'ledger', state: 'limited', reason: 'stillLooking' },
      ]);
    expect(performance.now() - begunAt).toBeLessThan(1000);
    expect(check).toHaveBeenCalledTimes(1);
    end();
    expect(await checks.run('ledger', check)).toMatchObject([{ state: 'ready' }]);
    expect(check).toHaveBeenCalledTimes(1);
    void checks.run('ledger', check);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('is begun again where no one has asked for it in time', async () => {
    vi.useFakeTimers();
    try {
      const checks = new SlowChecks(30);
      const { check, end } = slowCheck();
      const asked = checks.run('ledger', check);
      await vi.advanceTimersByTimeAsync(31);
      await asked;
      end();
      await vi.advanceTimersByTimeAsync(16_000);
      void checks.run('ledger', check);
      expect(check).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes by its own name where it is of several checks', async () => {
    const [finding] = await new SlowChecks(0).run('rights', slowCheck().check);
    expect(finding).toMatchObject({ name: 'rights', reason: 'stillLooking' });
  });
});
