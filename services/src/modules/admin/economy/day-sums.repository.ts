import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ledgerVotePointMoves, mesosByAccount, movedByReason } from '../../ledger/index.js';
import {
  inkwellVotePointMoves,
  inkwellVotePoints,
  itemsBought,
  nxByAccount,
  nxBySource,
  REASON_OF_NX_SOURCE,
  scrollsUsed,
} from '../../game-logs/index.js';
import type { MovedSum, Span } from '../../game-logs/index.js';
import { votePointMoves, votePointsPaid } from '../../voting/index.js';
import { foldedSources, MAX_ITEMS, MAX_MOVERS, MAX_SOURCES, summed } from './economy-days.repository.js';
import type { EconomyDay, EconomyRow } from './economy-days.repository.js';

/** Adds up the logs of a single day. Every change of money is in exactly one of the sums. */
@Injectable()
export class DaySumsRepository {
  constructor(private readonly reader: DataSource) {}

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
