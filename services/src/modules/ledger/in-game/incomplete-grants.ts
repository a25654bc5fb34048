import type { Currency } from '@portico/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { lockRow, type UnitOfWork } from '../../../platform/persistence/index.js';
import { isOfCharacter } from '../balances/balance-change.js';
import { currentBalances } from '../balances/known-balances.js';
import { BridgeGrantEntity, LedgerHeadEntity } from '../ledger.entities.js';
import { balanceColumns, missingBalances } from './bridge-grants.repository.js';

const MAX_LISTED = 1000;

/** Rows that the game applied without reporting a balance, oldest first. The ledger cannot record them. */
export async function incompleteGrants(manager: EntityManager): Promise<BridgeGrantEntity[]> {
  const applied = await manager.find(BridgeGrantEntity, {
    where: { state: 'applied', settledAt: IsNull() },
    order: { createdAt: 'ASC' },
    take: MAX_LISTED,
  });
  return applied.filter((row) => missingBalances(row).length > 0);
}

/**
 * `uncompared`: the account has entries that the game may still overwrite. Recording the row would mark all of them
 * as compared, so it waits until they are. `unknown`: the row does not exist, or its owner was deleted.
 */
export type Completion = 'completed' | 'uncompared' | 'unknown';

/** Completes a row with the current balances in the database, if the owner decides so. The ledger then records it. */
export async function completeGrant(unitOfWork: UnitOfWork, key: string): Promise<Completion> {
  const incomplete = { key, state: 'applied', settledAt: IsNull() } as const;
  // This read has its own unit of work: before the lock, it would fix the balances from before a concurrent operation.
  const found = await unitOfWork.run((manager) => manager.findOneBy(BridgeGrantEntity, incomplete));
  if (found === null) return 'unknown';
  const { accountId } = found;
  return unitOfWork.run(async (manager) => {
    await lockRow(manager, LedgerHeadEntity, { accountId }, 'lastSequence');
    const row = await manager.findOneBy(BridgeGrantEntity, incomplete);
    const balances = row && (await balancesMissingIn(manager, row));
    if (!balances) return 'unknown';
    const head = await manager.findOneBy(LedgerHeadEntity, { accountId });
    if (head !== null && head.openLogin !== null) return 'uncompared';
    await manager.update(BridgeGrantEntity, incomplete, balanceColumns(balances));
    return 'completed';
  });
}

async function balancesMissingIn(
  manager: EntityManager,
  row: BridgeGrantEntity,
): Promise<Map<Currency, number> | undefined> {
  const { accountId, characterId } = row;
  const known = missingBalances(row).map((currency) => ({
    currency,
    characterId: isOfCharacter(currency) ? characterId : null,
    amount: 0,
    sequence: 0,
  }));
  if (known.length === 0) return undefined;
  const currentOf = await currentBalances(manager, accountId, known);
  const balances = new Map<Currency, number>();
  for (const balance of known) {
    const amount = currentOf(balance);
    if (amount === undefined) return undefined;
    balances.set(balance.currency, amount);
  }
  return balances;
}
