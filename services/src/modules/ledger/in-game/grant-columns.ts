import { CURRENCIES } from '@portico/domain';
import type { Currency } from '@portico/domain';
import { ceilingOf } from '../balances/balance-change.js';
import type { LedgerOperation } from '../balances/balance-change.js';
import type { BridgeGrantEntity } from './bridge-grant.entity.js';

const COLUMNS = {
  NX: { delta: 'nx', after: 'nxAfter' },
  VP: { delta: 'vp', after: 'vpAfter' },
  MESO: { delta: 'meso', after: 'mesoAfter' },
  HP: { delta: 'hp', after: 'hpAfter' },
  MP: { delta: 'mp', after: 'mpAfter' },
} as const satisfies Record<Currency, { delta: keyof BridgeGrantEntity; after: keyof BridgeGrantEntity }>;

/** A change as the game applied it. */
export interface AppliedChange {
  currency: Currency;
  delta: number;
  balanceAfter: number;
}

/** The row of an operation that nobody has decided. */
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

/** The changes of a row that was applied, the price first, each with the balance that it left. */
export function appliedChanges(row: BridgeGrantEntity): AppliedChange[] {
  const changes = CURRENCIES.map((currency) => {
    const { delta, after } = COLUMNS[currency];
    return { currency, delta: row[delta], balanceAfter: Number(row[after]) };
  });
  return changes.filter(({ delta }) => delta !== 0).sort((one, other) => one.delta - other.delta);
}
