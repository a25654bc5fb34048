import { type EntityManager, In, MoreThan } from 'typeorm';
import { IdempotencyEntity } from '../../../platform/http/idempotency/index.js';
import { LedgerEntryEntity, LedgerHeadEntity, PendingGrantEntity } from '../ledger.entities.js';

export const ACCOUNTS_PER_BATCH = 50;
export const ROWS_PER_BATCH = 500;

export function headsAfter(manager: EntityManager, accountId: number): Promise<LedgerHeadEntity[]> {
  const where = { accountId: MoreThan(accountId) };
  return manager.find(LedgerHeadEntity, { where, order: { accountId: 'ASC' }, take: ACCOUNTS_PER_BATCH });
}

export function entriesAfter(
  manager: EntityManager,
  accountId: number,
  sequence: number,
): Promise<LedgerEntryEntity[]> {
  const where = { accountId, sequence: MoreThan(sequence) };
  return manager.find(LedgerEntryEntity, { where, order: { sequence: 'ASC' }, take: ROWS_PER_BATCH });
}

/** Accounts with entries but no head. The portal never leaves such accounts. */
export async function accountsWithoutHead(manager: EntityManager, after: number): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(LedgerEntryEntity, 'entry')
    .leftJoin(LedgerHeadEntity, 'head', 'head.accountId = entry.accountId')
    .select('entry.accountId', 'id')
    .distinct(true)
    .where('entry.accountId > :after AND head.accountId IS NULL', { after })
    .orderBy('entry.accountId', 'ASC')
    .limit(ACCOUNTS_PER_BATCH)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}

const after = (id: number) =>
  ({ where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: ROWS_PER_BATCH }) as const;

export function grantsAfter(manager: EntityManager, id: number): Promise<PendingGrantEntity[]> {
  return manager.find(PendingGrantEntity, after(id));
}

export function entriesAfterId(manager: EntityManager, id: number): Promise<LedgerEntryEntity[]> {
  return manager.find(LedgerEntryEntity, after(id));
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
): Promise<IdempotencyEntity[]> {
  return manager
    .createQueryBuilder(IdempotencyEntity, 'answer')
    .where('answer.accountId > :accountId', { accountId })
    .orWhere('(answer.accountId = :accountId AND answer.keyHash > :keyHash)', { accountId, keyHash })
    .orderBy('answer.accountId', 'ASC')
    .addOrderBy('answer.keyHash', 'ASC')
    .limit(ROWS_PER_BATCH)
    .getMany();
}
