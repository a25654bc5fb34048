import { type LedgerReason, NX_SOURCES } from '@portico/domain';
import { type EntityManager, In, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { CharacterEntity } from '../../game/index.js';
import { AppError } from '../../platform/errors/index.js';
import { isStatementTimeout } from '../../platform/persistence/index.js';
import { BossLogEntity, InkwellLogEntity, NxLogEntity } from './game-log.entities.js';
import type { Sql, StorySource } from './log-table.js';

/** From one moment until before another, in milliseconds UTC. */
export type Span = readonly [from: number, until: number];

/** Amount of a currency that moved, by source, account or item. Some engines return sums as text. */
export interface MovedSum {
  currency: string;
  subject: string | number;
  paid: number | string | null;
  taken: number | string | null;
}

export type Payment = Record<'accountId' | 'at' | 'nx' | 'votePoints', number>;

export const MAX_PAYMENTS = 40_000;

export const BETWEEN = 'at >= ? AND at < ?';

const GAINED = "CASE WHEN type = 'GAIN' THEN amount ELSE 0 END";
const SPENT = "CASE WHEN type = 'SPEND' THEN amount ELSE 0 END";

/** Rows that the portal itself wrote: they have a source of the ledger, but no character. */
export const IS_LEDGER = `CASE WHEN character_id IS NULL AND source IN (${Object.values(NX_SOURCES)
  .map((source) => `'${source.replaceAll("'", "''")}'`)
  .join(', ')}) THEN 1 ELSE 0 END`;

export const BOSS_STORY: StorySource = {
  table: 'portal_boss_log',
  key: 'character_id',
  columns: ['character_id', 'boss_type', 'frequency'],
};

export const SCROLL_STORY: StorySource = {
  table: 'portal_scroll_log',
  key: 'character_id',
  columns: ['character_id', 'item_id', 'scroll_id', 'success'],
};

export const NX_STORY: StorySource = {
  table: 'portal_nx_log',
  key: 'account_id',
  columns: ['character_id', 'type', 'amount', 'source'],
};

export const INKWELL_STORY: StorySource = {
  table: 'portal_inkwell_log',
  key: 'character_id',
  columns: ['character_id', 'item_id', 'cost', 'currency'],
};

/** NX by source. `bare` is 1 for sources of the ledger. Databases may treat `Shop` and `SHOP` as equal. */
export function nxBySource(
  reader: EntityManager,
  span: Span,
): Promise<(MovedSum & { bare: number | string })[]> {
  return reader.query(
    `SELECT 'NX' AS currency, MIN(source) AS subject, ${IS_LEDGER} AS bare, SUM(${GAINED}) AS paid, SUM(${SPENT}) AS taken
      FROM portal_nx_log WHERE ${BETWEEN} GROUP BY source, bare`,
    [...span],
  );
}

export function nxByAccount(reader: EntityManager, span: Span, limit: number): Promise<MovedSum[]> {
  return reader.query(
    `SELECT 'NX' AS currency, account_id AS subject, SUM(${GAINED}) AS paid, SUM(${SPENT}) AS taken
      FROM portal_nx_log WHERE ${BETWEEN} GROUP BY account_id ORDER BY SUM(amount) DESC, account_id LIMIT ${limit}`,
    [...span],
  );
}

export function inkwellVotePoints(reader: EntityManager, span: Span): Promise<MovedSum[]> {
  return reader.query(
    `SELECT 'VP' AS currency, 'Inkwell' AS subject, 0 AS paid, SUM(cost) AS taken
      FROM portal_inkwell_log WHERE ${BETWEEN} AND currency = 'VOTE_POINTS'`,
    [...span],
  );
}

/** Vote points spent at Inkwell's, one row per purchase: `account_id`, `paid`, `taken`. */
export function inkwellVotePointMoves(span: Span): Sql {
  return {
    text: `SELECT account_id, 0 AS paid, cost AS taken FROM portal_inkwell_log WHERE ${BETWEEN} AND currency = 'VOTE_POINTS'`,
    values: span,
  };
}

export function itemsBought(reader: EntityManager, span: Span, limit: number): Promise<MovedSum[]> {
  return reader.query(
    `SELECT '' AS currency, item_id AS subject, SUM(quantity) AS paid, 0 AS taken
      FROM portal_inkwell_log WHERE ${BETWEEN} GROUP BY item_id ORDER BY SUM(quantity) DESC, item_id LIMIT ${limit}`,
    [...span],
  );
}

export function scrollsUsed(reader: EntityManager, span: Span, limit: number): Promise<MovedSum[]> {
  return reader.query(
    `SELECT '' AS currency, scroll_id AS subject, 0 AS paid, COUNT(*) AS taken
      FROM portal_scroll_log WHERE ${BETWEEN} GROUP BY scroll_id ORDER BY COUNT(*) DESC, scroll_id LIMIT ${limit}`,
    [...span],
  );
}

/** The first attempt of each character at each boss, after a place in the log, oldest first. */
export async function firstBossAttempts(
  reader: EntityManager,
  after: { at: number; id: number },
  limit: number,
): Promise<(Pick<BossLogEntity, 'id' | 'at' | 'characterId' | 'bossType'> & { name: string })[]> {
  const earlier = reader
    .createQueryBuilder(BossLogEntity, 'earlier')
    .select('1')
    .where(
      'earlier.characterId = log.characterId AND earlier.bossType = log.bossType AND earlier.at < log.at',
    );
  const { entities, raw } = await reader
    .createQueryBuilder(BossLogEntity, 'log')
    .innerJoin(CharacterEntity, 'character', 'character.id = log.characterId')
    .addSelect('character.name', 'characterName')
    .where('log.at >= :at AND (log.at > :at OR log.id > :id)', after)
    .andWhere(`NOT EXISTS (${earlier.getQuery()})`)
    .orderBy('log.at', 'ASC')
    .addOrderBy('log.id', 'ASC')
    .limit(limit)
    .getRawAndEntities<{ characterName: string }>();
  return entities.map(({ id, at, characterId, bossType }, index) => {
    const name = raw[index]?.characterName ?? '';
    return { id: Number(id), at: Number(at), characterId, bossType, name };
  });
}

/** Sum of spent NX. The log also has the ledger's spending, which is counted nowhere else. */
export async function nxSpent(reader: EntityManager, [from, until]: Span): Promise<number> {
  const [row] = await reader.query<{ spent: number | string | null }[]>(
    `SELECT SUM(amount) AS spent FROM portal_nx_log WHERE ${BETWEEN} AND type = 'SPEND'`,
    [from, until],
  );
  return Number(row?.spent ?? 0);
}

export async function nxSpentBy(
  reader: EntityManager,
  accountIds: readonly number[],
  since: number,
): Promise<ReadonlyMap<number, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await reader
    .createQueryBuilder(NxLogEntity, 'log')
    .select('log.accountId', 'accountId')
    .addSelect('SUM(log.amount)', 'spent')
    .where({ accountId: In([...accountIds]), at: MoreThanOrEqual(since), type: 'SPEND' })
    .groupBy('log.accountId')
    .getRawMany<{ accountId: number; spent: number | string }>();
  return new Map(rows.map(({ accountId, spent }) => [Number(accountId), Number(spent)]));
}

/** NX that accounts paid for goods, and vote points that their characters paid at Inkwell's. */
export async function payments(
  reader: EntityManager,
  { accountIds, characterIds }: Record<'accountIds' | 'characterIds', readonly number[]>,
  since: number,
): Promise<Payment[]> {
  const at = MoreThanOrEqual(since);
  const nx = await reader.find(NxLogEntity, {
    select: { id: true, accountId: true, at: true, amount: true },
    where: { accountId: In([...accountIds]), at, type: 'SPEND' },
    take: MAX_PAYMENTS,
  });
  const inkwell = await reader.find(InkwellLogEntity, {
    select: { id: true, accountId: true, at: true, cost: true },
    where: { characterId: In([...characterIds]), at, currency: 'VOTE_POINTS' },
    take: MAX_PAYMENTS,
  });
  return [
    ...nx.map((row) => ({ accountId: row.accountId, at: row.at, nx: row.amount, votePoints: 0 })),
    ...inkwell.map((row) => ({ accountId: row.accountId, at: row.at, nx: 0, votePoints: row.cost })),
  ];
}

export async function writeNx(
  manager: EntityManager,
  change: Pick<NxLogEntity, 'at' | 'accountId' | 'balanceAfter'> & { delta: number; reason: LedgerReason },
): Promise<void> {
  const { delta, reason, ...row } = change;
  await manager.insert(NxLogEntity, {
    ...row,
    characterId: null,
    type: delta > 0 ? 'GAIN' : 'SPEND',
    amount: Math.abs(delta),
    balanceBefore: row.balanceAfter - delta,
    source: NX_SOURCES[reason],
  });
}

/** Sum of the game's own changes to a balance of NX or vote points since a moment, as far as the game logs them. */
export async function loggedByGame(
  manager: EntityManager,
  accountId: number,
  currency: 'NX' | 'VP',
  since: number,
): Promise<number> {
  const where = { accountId, at: MoreThan(since) };
  if (currency === 'NX') {
    const rows = await manager.findBy(NxLogEntity, { ...where, source: Not(In(Object.values(NX_SOURCES))) });
    return rows.reduce((sum, { type, amount }) => sum + (type === 'GAIN' ? amount : -amount), 0);
  }
  const bought = await manager.findBy(InkwellLogEntity, { ...where, currency: 'VOTE_POINTS' });
  return -bought.reduce((sum, { cost }) => sum + cost, 0);
}

export async function orTooLong<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw isStatementTimeout(error) ? new AppError('logs.too_long') : error;
  }
}
