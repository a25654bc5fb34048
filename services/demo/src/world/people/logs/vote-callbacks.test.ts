import { CALLBACK_VERDICTS, DAY_MS } from '@portico/domain';
import { demoWorld } from '../../../../test/demo-world.js';

const { people, today } = demoWorld;
const { voteCallbacks: callbacks, votes } = people;

describe('callbacks of the demo world', () => {
  it('tell of every vote of thirty days that was paid', () => {
    const paid = votes.filter(({ state, at }) => state === 'credited' && at >= today - 30 * DAY_MS);
    expect(callbacks.filter(({ verdict }) => verdict === 'confirmed')).toHaveLength(paid.length);
  });

  it('have every verdict but that of a test, and end with the world', () => {
    const verdicts = new Set(callbacks.map(({ verdict }) => verdict));
    expect(CALLBACK_VERDICTS.filter((verdict) => !verdicts.has(verdict))).toEqual(['test']);
    const times = callbacks.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(today);
    expect(times[0]).toBeGreaterThanOrEqual(today - 30 * DAY_MS);
    expect(callbacks.map(({ id }) => id)).toEqual(callbacks.map((_, index) => index + 1));
  });

  it('say whose vote it was where they prove one, and nobody where they do not', () => {
    const isProof = (verdict: string) => ['confirmed', 'refused', 'duplicate'].includes(verdict);
    expect(callbacks.filter(({ verdict, accountId }) => isProof(verdict) !== (accountId !== null))).toEqual(
      [],
    );
    expect(callbacks.filter(({ verdict, reason }) => (verdict === 'refused') !== (reason !== null))).toEqual(
      [],
    );
  });
});
