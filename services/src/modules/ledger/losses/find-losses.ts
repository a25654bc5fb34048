import { grouped } from '@portico/domain';
import { operationKeyOf } from '../balances/balance-change.js';
import type { LedgerEntryEntity, LedgerLossEntity } from '../ledger.entities.js';

type Entry = Pick<
  LedgerEntryEntity,
  'entryKey' | 'sequence' | 'at' | 'currency' | 'characterId' | 'delta' | 'balanceAfter'
>;

export type Loss = Omit<LedgerLossEntity, 'id' | 'accountId' | 'state' | 'foundAt'>;

export type BalanceEntries = readonly [Entry, ...Entry[]];

/**
 * Finds ledger entries that the game overwrote. `entries` are those of one period offline. `changeSince` returns how far a balance has
 * moved since its last entry, without the changes that the game logged; undefined if the owner no longer exists.
 */
export async function findLosses(
  entries: readonly Entry[],
  changeSince: (balance: BalanceEntries) => Promise<number | undefined>,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (const balance of byBalance(entries)) {
    losses.push(...lostInBetween(balance));
    const change = await changeSince(balance);
    const undone = change === undefined || change === 0 ? undefined : undoneBy(balance, change);
    if (undone !== undefined) losses.push(lossOf(undone, -(change ?? 0), false));
  }
  return losses.map((loss) => ({ ...loss, isCertain: loss.isCertain || isWhole(loss, losses, entries) }));
}

function byBalance(entries: readonly Entry[]): BalanceEntries[] {
  const found = grouped(entries, ({ currency, characterId }) => `${currency} ${characterId ?? ''}`);
  return [...found.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

/** The game writes nothing between two entries of one stay. If exactly the portal's change is gone, the game overwrote it. */
function lostInBetween(balance: BalanceEntries): Loss[] {
  return balance.flatMap((entry, index) => {
    const [first, ...others] = balance.slice(0, index);
    if (first === undefined) return [];
    const before = others.at(-1) ?? first;
    const change = entry.balanceAfter - entry.delta - before.balanceAfter;
    const undone = change === 0 ? undefined : undoneBy([first, ...others], change);
    return undone === undefined ? [] : [lossOf(undone, -change, true)];
  });
}

function undoneBy(balance: BalanceEntries, change: number): [first: Entry, last: Entry] | undefined {
  const last = balance.at(-1) ?? balance[0];
  let sum = 0;
  for (const entry of balance.toReversed()) {
    sum += entry.delta;
    if (sum === -change) return [entry, last];
  }
  return undefined;
}

function lossOf([first, last]: readonly [Entry, Entry], amount: number, isCertain: boolean): Loss {
  const { currency, characterId } = first;
  return {
    currency,
    characterId,
    amount,
    fromSequence: first.sequence,
    toSequence: last.sequence,
    isCertain,
  };
}

/** The game never refunds a price. If all balances of an operation are as before it, the operation was undone. */
function isWhole(loss: Loss, losses: readonly Loss[], entries: readonly Entry[]): boolean {
  const isUndone = (entry: Entry) =>
    losses.some(
      ({ currency, characterId, fromSequence, toSequence }) =>
        entry.currency === currency &&
        entry.characterId === characterId &&
        entry.sequence >= fromSequence &&
        entry.sequence <= toSequence,
    );
  const last = entries.find(({ sequence }) => sequence === loss.toSequence);
  if (last === undefined) return false;
  const key = operationKeyOf(last.entryKey);
  const operation = entries.filter(({ entryKey }) => operationKeyOf(entryKey) === key);
  return operation.length > 1 && operation.every(isUndone);
}
