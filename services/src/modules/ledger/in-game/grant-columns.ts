import { CURRENCIES, type Currency } from '@portico/domain';
import { ceilingOf, type LedgerOperation } from '../balances/balance-change.js';
import type { BridgeGrantEntity, LedgerEntryEntity } from '../ledger.entities.js';

const COLUMNS = {
  NX: { delta: 'nx', after: 'nxAfter' },
  VP: { delta: 'vp', after: 'vpAfter' },
  MESO: { delta: 'meso', after: 'mesoAfter' },
  HP: { delta: 'hp', after: 'hpAfter' },
  MP: { delta: 'mp', after: 'mpAfter' },
} as const satisfies Record<Currency, { delta: keyof BridgeGrantEntity; after: keyof BridgeGrantEntity }>;

export type AppliedChange = Pick<LedgerEntryEntity, 'currency' | 'delta' | 'balanceAfter'>;

export function toWaitingRow(operation: LedgerOperation, createdAt: number): BridgeGrantEntity {
  const { key, accountId, characterId, changes, reason, actorAccountId, requestId } = operation;
  const deltaOf = (currency: Currency) => changes.find((change) => change.currency === currency)?.delta ?? 0;
  const mostOf = (currency: Currency) =>
    ceilingOf(changes.find((change) => change.currency === currency) ?? { currency, delta: 0 });
  return {
    key,
    accountId,
    characterId: characterId ?? null,
    nx: deltaOf('NX'),
    vp: deltaOf('VP'),
    meso: deltaOf('MESO'),
    hp: deltaOf('HP'),
    mp: deltaOf('MP'),
    hpMax: mostOf('HP'),
    mpMax: mostOf('MP'),
    state: 'waiting',
    code: null,
    nxAfter: null,
    vpAfter: null,
    mesoAfter: null,
    hpAfter: null,
    mpAfter: null,
    createdAt,
    decidedAt: null,
    reason,
    actorAccountId,
    requestId,
    settledAt: null,
  };
}

export function isRowOf(row: BridgeGrantEntity, operation: LedgerOperation): boolean {
  const wanted = toWaitingRow(operation, row.createdAt);
  const isSame = CURRENCIES.every(
    (currency) => row[COLUMNS[currency].delta] === wanted[COLUMNS[currency].delta],
  );
  return isSame && row.accountId === wanted.accountId && row.characterId === wanted.characterId;
}

/** Balances that the plug did not report in a row that it applied. */
export function missingBalances(row: BridgeGrantEntity): Currency[] {
  return CURRENCIES.filter(
    (currency) => row[COLUMNS[currency].delta] !== 0 && row[COLUMNS[currency].after] === null,
  );
}

/** Columns of a row for the balances after it was applied. */
export function balanceColumns(balances: ReadonlyMap<Currency, number>): Partial<BridgeGrantEntity> {
  return Object.fromEntries([...balances].map(([currency, amount]) => [COLUMNS[currency].after, amount]));
}

/**
 * Changes of an applied row, the price first, each with the balance after it. Throws if the plug did not report a
 * balance: a guess would be in the chain forever.
 */
export function appliedChanges(row: BridgeGrantEntity): AppliedChange[] {
  const changes: AppliedChange[] = [];
  for (const currency of CURRENCIES) {
    const { delta, after } = COLUMNS[currency];
    if (row[delta] === 0) continue;
    const balanceAfter = row[after];
    if (balanceAfter === null)
      throw new Error(`The grant ${row.key} was applied without the ${currency} after it`);
    changes.push({ currency, delta: row[delta], balanceAfter });
  }
  return changes.sort((one, other) => one.delta - other.delta);
}
