import { type Finding, ready } from './finding.js';
import { TimelyChecks } from './timely-checks.js';

describe('a look that takes long', () => {
  /** A look that ends when told to. */
  function slowLook() {
    let end: (findings: Finding[]) => void = () => {};
    const look = vi.fn(() => new Promise<Finding[]>((resolve) => (end = resolve)));
    return { look, end: () => end([ready('ledger')]) };
  }

  it('says in time that it goes on, is not begun twice, and is there for whoever asks next', async () => {
    const looks = new TimelyChecks(30);
    const { look, end } = slowLook();
    const begunAt = performance.now();
    for (let asked = 0; asked < 2; asked += 1)
      expect(await looks.take('ledger', look)).toMatchObject([
        { check: 'ledger', state: 'limited', reason: 'stillLooking' },
      ]);
    expect(performance.now() - begunAt).toBeLessThan(1000);
    expect(look).toHaveBeenCalledTimes(1);
    end();
    expect(await looks.take('ledger', look)).toMatchObject([{ state: 'ready' }]);
    expect(look).toHaveBeenCalledTimes(1);
    void looks.take('ledger', look);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is begun again where no one has asked for it in time', async () => {
    vi.useFakeTimers();
    try {
      const looks = new TimelyChecks(30);
      const { look, end } = slowLook();
      const asked = looks.take('ledger', look);
      await vi.advanceTimersByTimeAsync(31);
      await asked;
      end();
      await vi.advanceTimersByTimeAsync(16_000);
      void looks.take('ledger', look);
      expect(look).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes by its own name where it is of several checks', async () => {
    const [finding] = await new TimelyChecks(0).take('rights', slowLook().look);
    expect(finding).toMatchObject({ name: 'rights', reason: 'stillLooking' });
  });
});
