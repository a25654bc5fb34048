import fc from 'fast-check';
import { findLosses, type Loss } from './find-losses.js';

type Entry = Parameters<typeof findLosses>[0][number];

/** Exchanges, upgrades and gifts of one offline stay, chained from balances of 100. */
function entriesOf(operations: readonly (readonly [Entry['currency'], number][])[]): Entry[] {
  const balances: Record<string, number> = {};
  return operations.flatMap((changes, operation) =>
    changes.map(([currency, delta], index) => {
      const balanceAfter = (balances[currency] = (balances[currency] ?? 100) + delta);
      const sequence = operation * 10 + index;
      const characterId = currency === 'MESO' || currency === 'HP' ? 5 : null;
      return {
        entryKey: `op${operation}/${currency}`,
        sequence,
        at: 0,
        currency,
        characterId,
        delta,
        balanceAfter,
      };
    }),
  );
}

const EXCHANGES = entriesOf([
  [
    ['VP', -1],
    ['NX', 1000],
  ],
  [
    ['VP', -2],
    ['NX', 2000],
  ],
]);

const lossesOf = (entries: readonly Entry[], changes: Partial<Record<Entry['currency'], number>>) =>
  findLosses(entries, async ([{ currency }]) => changes[currency] ?? 0);

const briefly = (losses: readonly Loss[]) =>
  losses.map(({ currency, amount, fromSequence, toSequence, isCertain }) =>
    [currency, amount, fromSequence, toSequence, isCertain].join(' '),
  );

describe('what the game has written over', () => {
  it('is nothing where the balances are as they were left, or the game moved them by another amount', async () => {
    expect(await lossesOf(EXCHANGES, {})).toEqual([]);
    expect(await lossesOf(EXCHANGES, { NX: -700, VP: 5 })).toEqual([]);
  });

  it('is perhaps the last gain where as much is gone: the player may have spent it', async () => {
    expect(briefly(await lossesOf(EXCHANGES, { NX: -2000 }))).toEqual(['NX 2000 11 11 false']);
    expect(briefly(await lossesOf(EXCHANGES, { NX: -3000 }))).toEqual(['NX 3000 1 11 false']);
  });

  it('is surely an operation all of whose balances are as before it', async () => {
    expect(briefly(await lossesOf(EXCHANGES, { NX: -2000, VP: 2 }))).toEqual([
      'VP -2 10 10 true',
      'NX 2000 11 11 true',
    ]);
  });

  it('is surely what was taken back between two entries of one stay, not what another tool gave or took', async () => {
    const [first, second] = entriesOf([[['NX', 50]], [['NX', 70]]]);
    if (first === undefined || second === undefined) throw new Error('There are two');
    const entries = [first, { ...second, balanceAfter: second.balanceAfter - 50 }];
    expect(briefly(await lossesOf(entries, {}))).toEqual(['NX 50 0 0 true']);
    const given = [first, { ...second, balanceAfter: second.balanceAfter + 500 }];
    expect(await lossesOf(given, {})).toEqual([]);
  });

  it('forgets balances whose owner is gone', async () => {
    expect(await findLosses(EXCHANGES, async () => undefined)).toEqual([]);
  });

  it('is found for whatever number of last operations was undone, with what they were worth', async () => {
    const gift = fc.record({ NX: fc.integer({ min: 1, max: 9 }), VP: fc.integer({ min: 1, max: 9 }) });
    const property = fc.asyncProperty(
      fc.array(gift, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      async (gifts, choice) => {
        const entries = entriesOf(
          gifts.map(({ NX, VP }) => [
            ['NX', NX],
            ['VP', VP],
          ]),
        );
        const undone = gifts.slice(gifts.length - 1 - (choice % gifts.length));
        const sum = (currency: 'NX' | 'VP') => undone.reduce((total, one) => total + one[currency], 0);
        const losses = await lossesOf(entries, { NX: -sum('NX'), VP: -sum('VP') });
        return (
          losses.length === 2 &&
          losses.every(
            ({ currency, amount, isCertain }) => isCertain && amount === sum(currency as 'NX' | 'VP'),
          )
        );
      },
    );
    await expect(fc.assert(property)).resolves.toBeUndefined();
  });
});
