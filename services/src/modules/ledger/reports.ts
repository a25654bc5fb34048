import { And, type EntityManager, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { BETWEEN, forAccounts, MAX_PAYMENTS, ofAccounts } from '../game-logs/index.js';
import type { MovedSum, Payment, Span, Sql, StorySource } from '../game-logs/index.js';
import { LedgerEntryEntity } from './ledger.entities.js';

export const LEDGER_TABLES = {
  entries: 'portal_ledger',
  losses: 'portal_ledger_loss',
  grants: 'portal_bridge_grant',
} as const;

const ADDED = 'CASE WHEN delta > 0 THEN delta ELSE 0 END';
const REMOVED = 'CASE WHEN delta < 0 THEN -delta ELSE 0 END';

/** The log of NX includes the ledger's NX and counts it. Votes are counted by their days. */
const LEDGER_ALONE = "(currency = 'MESO' OR (currency = 'VP' AND reason <> 'vote'))";

export const LEDGER_STORY: StorySource = {
  table: 'portal_ledger',
  key: 'account_id',
  columns: ['reason', 'currency', 'delta', 'character_id'],
};

export function movedByReason(reader: EntityManager, span: Span): Promise<MovedSum[]> {
  return reader.query(
    `SELECT currency, reason AS subject, SUM(${ADDED}) AS paid, SUM(${REMOVED}) AS taken
      FROM portal_ledger WHERE ${BETWEEN} AND ${LEDGER_ALONE} GROUP BY currency, reason`,
    [...span],
  );
}

export function mesosByAccount(reader: EntityManager, span: Span, limit: number): Promise<MovedSum[]> {
  return reader.query(
    `SELECT currency, account_id AS subject, SUM(${ADDED}) AS paid, SUM(${REMOVED}) AS taken
      FROM portal_ledger WHERE ${BETWEEN} AND currency = 'MESO'
      GROUP BY currency, account_id ORDER BY SUM(ABS(delta)) DESC, account_id LIMIT ${limit}`,
    [...span],
  );
}

/** Vote points by entry, except votes: `account_id`, `paid`, `taken`. */
export function ledgerVotePointMoves(span: Span): Sql {
  return {
    text: `SELECT account_id, ${ADDED} AS paid, ${REMOVED} AS taken
      FROM portal_ledger WHERE ${BETWEEN} AND currency = 'VP' AND reason <> 'vote'`,
    values: span,
  };
}

/** Payments in a currency: `account_id`, `at`, `spent`. With `accountIds`, also `kind` and `subject` of the reason. */
export function ledgerSpending(span: Span, currency: 'VP' | 'MESO', accountIds?: readonly number[]): Sql {
  return {
    text: `SELECT account_id, at, -delta AS spent${forAccounts(accountIds, "'ledger'", 'reason')}
      FROM portal_ledger WHERE ${BETWEEN} AND currency = ? AND delta < 0${ofAccounts(accountIds)}`,
    values: [...span, currency, ...(accountIds ?? [])],
  };
}

export function nxEntriesAt(
  reader: EntityManager,
  accountIds: Iterable<number>,
  moments: Iterable<number>,
): Promise<Pick<LedgerEntryEntity, 'entryKey' | 'at' | 'accountId' | 'actorAccountId'>[]> {
  return reader.find(LedgerEntryEntity, {
    select: { id: true, entryKey: true, at: true, accountId: true, actorAccountId: true },
    where: { currency: 'NX', accountId: In([...accountIds]), at: In([...moments]) },
  });
}

export async function upgradePayments(
  reader: EntityManager,
  accountIds: readonly number[],
  since: number,
): Promise<Payment[]> {
  const rows = await reader.find(LedgerEntryEntity, {
    select: { id: true, accountId: true, at: true, delta: true },
    where: { accountId: In([...accountIds]), reason: 'upgrade', currency: 'VP', at: MoreThanOrEqual(since) },
    take: MAX_PAYMENTS,
  });
  return rows.map(({ accountId, at, delta }) => ({ accountId, at, nx: 0, votePoints: -delta }));
}

export async function countExchanges(reader: EntityManager, [from, until]: Span): Promise<number> {
  return await reader.countBy(LedgerEntryEntity, {
    at: And(MoreThanOrEqual(from), LessThan(until)),
    reason: 'exchange',
    currency: 'VP',
  });
}

/** Approximate number of entries; 0 if there are none. */
export async function newestEntryId(reader: EntityManager): Promise<number> {
  return (await reader.maximum(LedgerEntryEntity, 'id')) ?? 0;
}
