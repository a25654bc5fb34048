import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CURRENCIES, type Currency } from '@portico/domain';
import { type EntityManager, In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { ceilingOf, type LedgerOperation } from '../balances/balance-change.js';
import { BridgeGrantEntity, type BridgeGrantState, type LedgerEntryEntity } from '../ledger.entities.js';

@Injectable()
export class BridgeGrantsRepository {
  constructor(@InjectRepository(BridgeGrantEntity) private readonly grants: Repository<BridgeGrantEntity>) {}

  find(key: string, manager: EntityManager = this.grants.manager): Promise<BridgeGrantEntity | null> {
    return manager.findOneBy(BridgeGrantEntity, { key });
  }

  unsettledOf(manager: EntityManager, accountId: number): Promise<BridgeGrantEntity[]> {
    return manager.find(BridgeGrantEntity, {
      where: { accountId, state: 'applied', settledAt: IsNull() },
      order: { decidedAt: 'ASC', key: 'ASC' },
    });
  }

  async markSettled(manager: EntityManager, key: string, settledAt: number): Promise<void> {
    await manager.update(BridgeGrantEntity, { key }, { settledAt });
  }

  /** Removes a row in a state that has changed nothing. Returns false if the plug has decided the row meanwhile. */
  async remove(
    manager: EntityManager,
    key: string,
    state: Exclude<BridgeGrantState, 'applied'>,
  ): Promise<boolean> {
    const { affected } = await manager.delete(BridgeGrantEntity, { key, state });
    return affected === 1;
  }

  findUnfinished(before: number, limit: number, without: readonly string[]): Promise<BridgeGrantEntity[]> {
    return this.grants.find({
      where: { settledAt: IsNull(), createdAt: LessThan(before), key: Not(In([...without])) },
      order: { createdAt: 'ASC' },
      take: limit,
    });
  }

  async settledBefore(before: number, limit: number): Promise<string[]> {
    const rows = await this.grants.find({
      where: { settledAt: LessThan(before) },
      select: { key: true },
      order: { settledAt: 'ASC' },
      take: limit,
    });
    return rows.map(({ key }) => key);
  }

  async forget(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await manager.delete(BridgeGrantEntity, { key: In([...keys]), settledAt: Not(IsNull()) });
  }
}

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

export function missingBalances(row: BridgeGrantEntity): Currency[] {
  return CURRENCIES.filter(
    (currency) => row[COLUMNS[currency].delta] !== 0 && row[COLUMNS[currency].after] === null,
  );
}

export function balanceColumns(balances: ReadonlyMap<Currency, number>): Partial<BridgeGrantEntity> {
  return Object.fromEntries([...balances].map(([currency, amount]) => [COLUMNS[currency].after, amount]));
}

/** Changes of an applied row, the price first. Throws if the plug reported no balance: a guess would be in the chain forever. */
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
