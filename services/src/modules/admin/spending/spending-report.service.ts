import { Injectable } from '@nestjs/common';
import { dayNumber, grouped, REASON_OF_NX_SOURCE, startOfDay } from '@portico/domain';
import { DataSource } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { inkwellSpending, nxSpending, orTooLong } from '../../game-logs/index.js';
import type { Span, Sql } from '../../game-logs/index.js';
import { ledgerSpending } from '../../ledger/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import { AccountBanDto } from '../accounts/accounts.dto.js';
import { CountedLists } from '../counted-lists.js';
import { ECONOMY_CURRENCIES, type EconomyCurrency } from '../economy/economy.service.js';

const PURPOSE_KINDS = ['ledger', 'source', 'item'] as const;

class PurposeDto {
  @Choice(
    PURPOSE_KINDS,
    'ledger: a reason of the ledger; source: a text of the game server; item: a purchase',
    { enumName: 'PurposeKind' },
  )
  kind: (typeof PURPOSE_KINDS)[number];

  @Text('The reason, the text, or the name of the item') name: string;
  @Integer({ nullable: true }) itemId: number | null;
  @Integer() spent: number;
  @Integer('Payments') times: number;
}

class SpenderDto {
  @Integer() accountId: number;
  @Text({ nullable: true }) accountName: string | null;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;
  @Integer() spent: number;
  @Integer('Payments') times: number;
  @Integer('Time of the last payment, milliseconds UTC') lastAt: number;
  @Nested(() => [PurposeDto], 'Largest first, five at most') purposes: PurposeDto[];
}

export class SpendingDto {
  @Choice(ECONOMY_CURRENCIES, { enumName: 'EconomyCurrency' }) currency: EconomyCurrency;
  @Integer('First moment counted, milliseconds UTC') from: number;
  @Integer('When it was counted, milliseconds UTC') at: number;
  @Integer('Amount that all accounts spent') spent: number;
  @Integer('Accounts that spent something; the thousand that spent most are listed') spenders: number;
  @Nested(() => [SpenderDto], 'Most first') list: SpenderDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

interface Purpose {
  accountId: number;
  kind: string;
  subject: string;
  spent: number;
  times: number;
}

type Raw = Record<string, number | string | null>;

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

const MAX_SPENDERS = 1000;

const MAX_PURPOSES = 5;

interface SpendingQuery {
  currency: EconomyCurrency;
  days: number;
}

@Injectable()
export class SpendingReportService {
  private readonly lists = new CountedLists((query: SpendingQuery, at) => this.count(query, at));

  constructor(
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
  ) {}

  async page(query: SpendingQuery, page: number, limit: number): Promise<SpendingDto> {
    const { currency } = query;
    const { rows, ...counted } = await this.lists.page(query, page, limit);
    const ids = rows.map(({ accountId }) => accountId);
    const [purposes, names, bans] = await Promise.all([
      orTooLong(this.purposes(currency, [counted.from, counted.at], ids)),
      this.names.of(ids),
      this.bans.of(ids),
    ]);
    const purposesOf = grouped(purposes, ({ accountId }) => accountId);
    return {
      currency,
      ...counted,
      list: rows.map((row) => ({
        ...row,
        accountName: names.get(row.accountId) ?? null,
        ban: bans.get(row.accountId) ?? null,
        purposes: (purposesOf.get(row.accountId) ?? [])
          .slice(0, MAX_PURPOSES)
          .map((purpose) => this.toPurpose(purpose)),
      })),
    };
  }

  private async count({ currency, days }: SpendingQuery, at: number) {
    const { zone } = this.config.public.time;
    const from = startOfDay(dayNumber(at, zone) - days + 1, zone);
    const { text, values } = paymentsOf(currency, [from, at]);
    const rows = await this.reader.query<Raw[]>(
      `SELECT account_id, SUM(spent) AS amount, COUNT(*) AS times, MAX(at) AS last_at,
          COUNT(*) OVER () AS spenders, SUM(SUM(spent)) OVER () AS total
        FROM (${text}) paid GROUP BY account_id ORDER BY amount DESC, account_id LIMIT ${MAX_SPENDERS}`,
      [...values],
    );
    return {
      from,
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

  private toPurpose({ kind, subject, spent, times }: Purpose): PurposeDto {
    const itemId = kind === 'item' ? Number(subject) : null;
    if (itemId !== null)
      return { kind: 'item', name: this.catalogs.current.itemName(itemId), itemId, spent, times };
    if (kind !== 'ledger') return { kind: 'source', name: subject, itemId, spent, times };
    return { kind, name: REASON_OF_NX_SOURCE.get(subject) ?? subject, itemId, spent, times };
  }

  private async purposes(
    currency: EconomyCurrency,
    span: Span,
    accountIds: readonly number[],
  ): Promise<Purpose[]> {
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
