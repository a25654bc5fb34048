import { type EntityManager, In, MoreThan } from 'typeorm';
import { LedgerEntryEntity, LedgerHeadEntity } from '../entries/ledger.entities.js';
import { PendingGrantEntity } from '../grants/pending-grant.entity.js';
import { IdempotencyEntity } from '../../../platform/http/idempotency/index.js';

export function headsAfter(
  manager: EntityManager,
  accountId: number,
  limit: number,
): Promise<LedgerHeadEntity[]> {
  return manager.find(LedgerHeadEntity, {
    where: { accountId: MoreThan(accountId) },
    order: { accountId: 'ASC' },
    take: limit,
  });
}

export function entriesAfter(
  manager: EntityManager,
  accountId: number,
  sequence: number,
  limit: number,
): Promise<LedgerEntryEntity[]> {
  return manager.find(LedgerEntryEntity, {
    where: { accountId, sequence: MoreThan(sequence) },
    order: { sequence: 'ASC' },
    take: limit,
  });
}

/** Accounts with entries and no head, which the portal never leaves so. */
export async function accountsWithoutHead(
  manager: EntityManager,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(LedgerEntryEntity, 'entry')
    .leftJoin(LedgerHeadEntity, 'head', 'head.accountId = entry.accountId')
    .select('entry.accountId', 'id')
    .distinct(true)
    .where('entry.accountId > :after AND head.accountId IS NULL', { after })
    .orderBy('entry.accountId', 'ASC')
    .limit(limit)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}

export function grantsAfter(
  manager: EntityManager,
  id: number,
  limit: number,
): Promise<PendingGrantEntity[]> {
  return manager.find(PendingGrantEntity, { where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: limit });
}

export function entriesAfterId(
  manager: EntityManager,
  id: number,
  limit: number,
): Promise<LedgerEntryEntity[]> {
  return manager.find(LedgerEntryEntity, { where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: limit });
}

export async function entriesByKey(
  manager: EntityManager,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LedgerEntryEntity>> {
  const rows = await manager.findBy(LedgerEntryEntity, { entryKey: In([...keys]) });
  return new Map(rows.map((entry) => [entry.entryKey, entry]));
}

export async function grantKeysAmong(
  manager: EntityManager,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.find(PendingGrantEntity, {
    where: { entryKey: In([...keys]) },
    select: { id: true, entryKey: true },
  });
  return new Set(rows.map(({ entryKey }) => entryKey));
}

export function answersAfter(
  manager: EntityManager,
  { accountId, keyHash }: Pick<IdempotencyEntity, 'accountId' | 'keyHash'>,
  limit: number,
): Promise<IdempotencyEntity[]> {
  return manager
    .createQueryBuilder(IdempotencyEntity, 'answer')
    .where('answer.accountId > :accountId OR (answer.accountId = :accountId AND answer.keyHash > :keyHash)', {
      accountId,
      keyHash,
    })
    .orderBy('answer.accountId', 'ASC')
    .addOrderBy('answer.keyHash', 'ASC')
    .limit(limit)
    .getMany();
}
