import type { Currency } from '@portico/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { lockRow } from '../../../platform/persistence/index.js';
import { isOfCharacter } from '../balances/balance-change.js';
import { currentBalances } from '../balances/known-balances.js';
import { LedgerHeadEntity } from '../entries/ledger.entities.js';
import { BridgeGrantEntity } from './bridge-grant.entity.js';
import { balanceColumns, missingBalances } from './grant-columns.js';

const MAX_LISTED = 1000;

/** Rows that the game applied without a balance after them, oldest first: the ledger cannot take them over. */
export async function incompleteGrants(manager: EntityManager): Promise<BridgeGrantEntity[]> {
  const applied = await manager.find(BridgeGrantEntity, {
    where: { state: 'applied', settledAt: IsNull() },
    order: { createdAt: 'ASC' },
    take: MAX_LISTED,
  });
  return applied.filter((row) => missingBalances(row).length > 0);
}

/**
 * Completes a row with the balances that the database has now, by decision of the owner; the ledger then takes it over. False where
 * there is no such row, or its owner is gone.
 */
export async function completeGrant(manager: EntityManager, key: string): Promise<boolean> {
  const found = await manager.findOneBy(BridgeGrantEntity, { key, state: 'applied', settledAt: IsNull() });
  if (found === null) return false;
  const { accountId, characterId } = found;
  await lockRow(manager, LedgerHeadEntity, { accountId }, 'lastSequence');
  const known = missingBalances(found).map((currency) => ({
    currency,
    characterId: isOfCharacter(currency) ? characterId : null,
    amount: 0,
    sequence: 0,
  }));
  const currentOf = await currentBalances(manager, accountId, known);
  const balances = new Map<Currency, number>();
  for (const balance of known) {
    const amount = currentOf(balance);
    if (amount === undefined) return false;
    balances.set(balance.currency, amount);
  }
  if (balances.size === 0) return false;
  await manager.update(BridgeGrantEntity, { key, settledAt: IsNull() }, balanceColumns(balances));
  return true;
}
