import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LEDGER_REASONS } from '@portico/domain';
import type { DataSource } from 'typeorm';
import { NX_SOURCES } from '../../ledger/index.js';
import { foldedSources, MAX_ITEMS, MAX_MOVERS, MAX_SOURCES, summed } from './economy-day.js';
import type { EconomyDay, EconomyRow } from './economy-day.js';

/** A row as engines answer it, numbers as text where they are sums. */
interface SumRow {
  currency: string;
  subject: string | number;
  paid: number | string | null;
  taken: number | string | null;
}

const GAINED = "CASE WHEN type = 'GAIN' THEN amount ELSE 0 END";
const SPENT = "CASE WHEN type = 'SPEND' THEN amount ELSE 0 END";
const ADDED = 'CASE WHEN delta > 0 THEN delta ELSE 0 END';
const REMOVED = 'CASE WHEN delta < 0 THEN -delta ELSE 0 END';

/** NX that the ledger moves stands in the log of NX too and is counted there; votes are counted by their days. */
const LEDGER_ALONE = "(currency = 'MESO' OR (currency = 'VP' AND reason <> 'vote'))";

const BETWEEN = 'at >= ? AND at < ?';

/** In the words of the log of NX. */
const REASON_OF_SOURCE = new Map<string, string>(
  LEDGER_REASONS.map((reason) => [NX_SOURCES[reason], reason]),
);

/** What the portal itself wrote names a reason of the ledger, and no character. */
const IS_LEDGER = `CASE WHEN character_id IS NULL AND source IN (${[...REASON_OF_SOURCE.keys()]
  .map((source) => `'${source.replaceAll("'", "''")}'`)
  .join(', ')}) THEN 1 ELSE 0 END`;

/** By the database alone: it may take `Shop` and `SHOP` for one, here as in the key under which sums are kept. */
const NX_BY_SOURCE = `SELECT 'NX' AS currency, MIN(source) AS subject, ${IS_LEDGER} AS bare,
    SUM(${GAINED}) AS paid, SUM(${SPENT}) AS taken
  FROM portal_nx_log WHERE ${BETWEEN} GROUP BY source, bare`;

const NX_BY_ACCOUNT = `SELECT 'NX' AS currency, account_id AS subject, SUM(${GAINED}) AS paid, SUM(${SPENT}) AS taken
  FROM portal_nx_log WHERE ${BETWEEN} GROUP BY account_id ORDER BY SUM(amount) DESC, account_id LIMIT ${MAX_MOVERS}`;

const LEDGER_BY_REASON = `SELECT currency, reason AS subject, SUM(${ADDED}) AS paid, SUM(${REMOVED}) AS taken
  FROM portal_ledger WHERE ${BETWEEN} AND ${LEDGER_ALONE} GROUP BY currency, reason`;

const MESO_BY_ACCOUNT = `SELECT currency, account_id AS subject, SUM(${ADDED}) AS paid, SUM(${REMOVED}) AS taken
  FROM portal_ledger WHERE ${BETWEEN} AND currency = 'MESO'
  GROUP BY currency, account_id ORDER BY SUM(ABS(delta)) DESC, account_id LIMIT ${MAX_MOVERS}`;

const VOTES = `SELECT 'VP' AS currency, 'vote' AS subject, SUM(vp) AS paid, 0 AS taken FROM portal_vote_day WHERE day = ?`;

const INKWELL = `SELECT 'VP' AS currency, 'Inkwell' AS subject, 0 AS paid, SUM(cost) AS taken
  FROM portal_inkwell_log WHERE ${BETWEEN} AND currency = 'VOTE_POINTS'`;

const VP_BY_ACCOUNT = `SELECT 'VP' AS currency, account_id AS subject, SUM(paid) AS paid, SUM(taken) AS taken FROM (
    SELECT account_id, ${ADDED} AS paid, ${REMOVED} AS taken
      FROM portal_ledger WHERE ${BETWEEN} AND currency = 'VP' AND reason <> 'vote'
    UNION ALL
    SELECT account_id, 0 AS paid, cost AS taken FROM portal_inkwell_log WHERE ${BETWEEN} AND currency = 'VOTE_POINTS'
    UNION ALL
    SELECT account_id, vp AS paid, 0 AS taken FROM portal_vote_day WHERE day = ?
  ) moved GROUP BY account_id ORDER BY SUM(paid) + SUM(taken) DESC, account_id LIMIT ${MAX_MOVERS}`;

const BOUGHT = `SELECT '' AS currency, item_id AS subject, SUM(quantity) AS paid, 0 AS taken
  FROM portal_inkwell_log WHERE ${BETWEEN} GROUP BY item_id ORDER BY SUM(quantity) DESC, item_id LIMIT ${MAX_ITEMS}`;

const USED_UP = `SELECT '' AS currency, scroll_id AS subject, 0 AS paid, COUNT(*) AS taken
  FROM portal_scroll_log WHERE ${BETWEEN} GROUP BY scroll_id ORDER BY COUNT(*) DESC, scroll_id LIMIT ${MAX_ITEMS}`;

/** Adds up the logs of one day, and of no other. Every change of money is in one of the sums, once. */
@Injectable()
export class DaySumsRepository {
  constructor(@InjectDataSource() private readonly reader: DataSource) {}

  async sumsOf(day: EconomyDay): Promise<EconomyRow[]> {
    const span = [day.start, day.end];
    const sources = [
      ...(await this.nxSources(span)),
      ...(await this.rows('ledger', LEDGER_BY_REASON, span)),
      ...(await this.rows('ledger', VOTES, [day.day])),
      ...(await this.rows('source', INKWELL, span)),
    ];
    const movers = [
      ...(await this.rows('mover', NX_BY_ACCOUNT, span)),
      ...(await this.rows('mover', MESO_BY_ACCOUNT, span)),
      ...(await this.rows('mover', VP_BY_ACCOUNT, [...span, ...span, day.day])),
    ];
    const items = [...(await this.rows('item', BOUGHT, span)), ...(await this.rows('item', USED_UP, span))];
    return summed([...sources, ...movers, ...items]).filter(({ paid, taken }) => paid !== 0 || taken !== 0);
  }

  /** What the portal itself wrote there names a reason of the ledger, and no character. */
  private async nxSources(span: readonly number[]): Promise<EconomyRow[]> {
    const rows = await this.reader.query<(SumRow & { bare: number | string })[]>(NX_BY_SOURCE, [...span]);
    const named = rows.map(({ bare, ...row }): EconomyRow => {
      const reason = Number(bare) === 1 ? REASON_OF_SOURCE.get(String(row.subject)) : undefined;
      return reason === undefined ? toRow('source', row) : toRow('ledger', { ...row, subject: reason });
    });
    const ofGame = summed(named.filter(({ kind }) => kind === 'source'));
    return [...named.filter(({ kind }) => kind === 'ledger'), ...foldedSources(ofGame, MAX_SOURCES)];
  }

  private async rows(
    kind: EconomyRow['kind'],
    statement: string,
    parameters: readonly (number | string)[],
  ): Promise<EconomyRow[]> {
    const rows = await this.reader.query<SumRow[]>(statement, [...parameters]);
    return rows.map((row) => toRow(kind, row));
  }
}

function toRow(kind: EconomyRow['kind'], { currency, subject, paid, taken }: SumRow): EconomyRow {
  return { kind, currency, subject: String(subject), paid: Number(paid ?? 0), taken: Number(taken ?? 0) };
}
