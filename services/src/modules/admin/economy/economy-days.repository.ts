import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped, REASON_OF_NX_SOURCE } from '@portico/domain';
import { DataSource, In, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { inBatches } from '../../../platform/collections/index.js';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import {
  inkwellVotePointMoves,
  inkwellVotePoints,
  itemsBought,
  nxByAccount,
  nxBySource,
  scrollsUsed,
} from '../../game-logs/index.js';
import type { MovedSum, Span } from '../../game-logs/index.js';
import { ledgerVotePointMoves, mesosByAccount, movedByReason } from '../../ledger/index.js';
import { votePointMoves, votePointsPaid } from '../../voting/index.js';
import { EconomyDayEntity } from '../admin.entities.js';

export type EconomyRow = Omit<EconomyDayEntity, 'day'>;

export interface EconomyDay {
  day: string;
  start: number;
  end: number;
}

/** Sources per day that keep their own row. All others share one row without a name. */
export const MAX_SOURCES = 60;

/** Accounts and items kept per day. The largest of a month are in the lists of most of its days. */
const MAX_MOVERS = 100;
export const MAX_ITEMS = 100;

const OTHER_SOURCES = '';

export function summed(rows: readonly EconomyRow[]): EconomyRow[] {
  const sums = new Map<string, EconomyRow>();
  for (const row of rows) {
    const key = `${row.kind}\n${row.currency}\n${row.subject}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...row });
    else {
      sum.paid += row.paid;
      sum.taken += row.taken;
    }
  }
  return [...sums.values()];
}

function foldedSources(rows: readonly EconomyRow[], most: number): EconomyRow[] {
  const folded: EconomyRow[] = [];
  for (const ofCurrency of grouped(rows, ({ currency }) => currency).values()) {
    const sorted = ofCurrency.toSorted((a, b) => b.paid + b.taken - (a.paid + a.taken));
    const rest = sorted.slice(most).map((row) => ({ ...row, subject: OTHER_SOURCES }));
    folded.push(...sorted.slice(0, most), ...rest);
  }
  return summed(folded);
}

const DONE: EconomyRow = { kind: 'done', currency: '', subject: '', paid: 0, taken: 0 };
const BATCH = 200;

@Injectable()
export class EconomyDaysRepository {
  constructor(
    @InjectRepository(EconomyDayEntity) private readonly economyDays: Repository<EconomyDayEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: DataSource,
  ) {}

  async read(days: readonly string[]): Promise<ReadonlyMap<string, readonly EconomyRow[]>> {
    const rows = await this.economyDays.findBy({ day: In([...days]) });
    const byDay = grouped(rows, ({ day }) => day);
    return new Map([...byDay].filter(([, ofDay]) => ofDay.some(({ kind }) => kind === 'done')));
  }

  /** Sums of a finished day are final. If two processes write them, the second one writes nothing. */
  async write(day: string, rows: readonly EconomyRow[]): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const written = [...rows, DONE].map((row) => ({ ...row, day }));
      for (const batch of inBatches(written, BATCH)) await insertMissing(manager, EconomyDayEntity, batch);
    });
  }

  /** Usually there is no such row, and then nothing is locked. */
  async removeFrom(day: string): Promise<void> {
    const unfinished = { day: MoreThanOrEqual(day) };
    if (!(await this.economyDays.existsBy(unfinished))) return;
    await this.unitOfWork.run((manager) => manager.delete(EconomyDayEntity, unfinished));
  }

  async removeBefore(day: string): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(EconomyDayEntity, { day: LessThan(day) }));
  }

  /** Adds up the logs of a single day. Every change of money is in exactly one of the sums. */
  async sumsOf(day: EconomyDay): Promise<EconomyRow[]> {
    const { manager } = this.reader;
    const span = [day.start, day.end] as const;
    const sources = [
      ...(await this.nxSources(span)),
      ...toRows('ledger', await movedByReason(manager, span)),
      ...toRows('ledger', await votePointsPaid(manager, day.day)),
      ...toRows('source', await inkwellVotePoints(manager, span)),
    ];
    const movers = [
      ...(await nxByAccount(manager, span, MAX_MOVERS)),
      ...(await mesosByAccount(manager, span, MAX_MOVERS)),
      ...(await this.votePointsByAccount(span, day)),
    ];
    const items = [
      ...(await itemsBought(manager, span, MAX_ITEMS)),
      ...(await scrollsUsed(manager, span, MAX_ITEMS)),
    ];
    const rows = [...sources, ...toRows('mover', movers), ...toRows('item', items)];
    return summed(rows).filter(({ paid, taken }) => paid !== 0 || taken !== 0);
  }

  /** Rows written by the portal have a reason of the ledger and no character. */
  private async nxSources(span: Span): Promise<EconomyRow[]> {
    const rows = await nxBySource(this.reader.manager, span);
    const named = rows.map(({ bare, ...row }): EconomyRow => {
      const reason = Number(bare) === 1 ? REASON_OF_NX_SOURCE.get(String(row.subject)) : undefined;
      return reason === undefined ? toRow('source', row) : toRow('ledger', { ...row, subject: reason });
    });
    const ofGame = summed(named.filter(({ kind }) => kind === 'source'));
    return [...named.filter(({ kind }) => kind === 'ledger'), ...foldedSources(ofGame, MAX_SOURCES)];
  }

  private votePointsByAccount(span: Span, { day }: EconomyDay): Promise<MovedSum[]> {
    const moves = [ledgerVotePointMoves(span), inkwellVotePointMoves(span), votePointMoves(day)];
    return this.reader.query(
      `SELECT 'VP' AS currency, account_id AS subject, SUM(paid) AS paid, SUM(taken) AS taken
        FROM (${moves.map(({ text }) => text).join(' UNION ALL ')}) moved
        GROUP BY account_id ORDER BY SUM(paid) + SUM(taken) DESC, account_id LIMIT ${MAX_MOVERS}`,
      moves.flatMap(({ values }) => values),
    );
  }
}

function toRows(kind: EconomyRow['kind'], sums: readonly MovedSum[]): EconomyRow[] {
  return sums.map((sum) => toRow(kind, sum));
}

function toRow(kind: EconomyRow['kind'], { currency, subject, paid, taken }: MovedSum): EconomyRow {
  return { kind, currency, subject: String(subject), paid: Number(paid ?? 0), taken: Number(taken ?? 0) };
}
