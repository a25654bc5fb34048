import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ledgerSpending } from '../../ledger/index.js';
import { inkwellSpending, nxSpending, type Span, type Sql } from '../../game-logs/index.js';
import type { EconomyCurrency } from '../economy/economy.dto.js';
import type { SpenderDto } from './spending.dto.js';

type Spender = Pick<SpenderDto, 'accountId' | 'spent' | 'times' | 'lastAt'>;

export interface Spenders {
  rows: readonly Spender[];
  spenders: number;
  spent: number;
}

export interface Purpose {
  accountId: number;
  kind: string;
  subject: string;
  spent: number;
  times: number;
}

type Raw = Record<string, number | string | null>;

/** Adds up the payments of accounts. Every payment is in exactly one of these logs. */
@Injectable()
export class SpendingRepository {
  constructor(private readonly reader: DataSource) {}

  async spenders(currency: EconomyCurrency, span: Span, limit: number): Promise<Spenders> {
    const { text, values } = paymentsOf(currency, span);
    const rows = await this.reader.query<Raw[]>(
      `SELECT account_id, SUM(spent) AS amount, COUNT(*) AS times, MAX(at) AS last_at,
          COUNT(*) OVER () AS spenders, SUM(SUM(spent)) OVER () AS total
        FROM (${text}) paid GROUP BY account_id ORDER BY amount DESC, account_id LIMIT ${limit}`,
      [...values],
    );
    return {
      rows: rows.map((row) => ({
        accountId: Number(row.account_id),
        spent: Number(row.amount),
        times: Number(row.times),
        lastAt: Number(row.last_at),
      })),
      spenders: Number(rows[0]?.spenders ?? 0),
      spent: Number(rows[0]?.total ?? 0),
    };
  }

  async purposes(currency: EconomyCurrency, span: Span, accountIds: readonly number[]): Promise<Purpose[]> {
    if (accountIds.length === 0) return [];
    const { text, values } = paymentsOf(currency, span, accountIds);
    const rows = await this.reader.query<Raw[]>(
      `SELECT account_id, kind, subject, SUM(spent) AS amount, COUNT(*) AS times
        FROM (${text}) paid GROUP BY account_id, kind, subject ORDER BY amount DESC, subject`,
      [...values],
    );
    return rows.map((row) => ({
      accountId: Number(row.account_id),
      kind: String(row.kind),
      subject: String(row.subject),
      spent: Number(row.amount),
      times: Number(row.times),
    }));
  }
}

/** The log of NX includes the ledger's payments. Vote points are spent through the ledger and at Inkwell's. */
function paymentsOf(currency: EconomyCurrency, span: Span, accountIds?: readonly number[]): Sql {
  if (currency === 'NX') return nxSpending(span, accountIds);
  const parts = [
    ledgerSpending(span, currency, accountIds),
    ...(currency === 'VP' ? [inkwellSpending(span, accountIds)] : []),
  ];
  return {
    text: parts.map(({ text }) => text).join(' UNION ALL '),
    values: parts.flatMap(({ values }) => values),
  };
}
