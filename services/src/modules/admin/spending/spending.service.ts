import { Injectable } from '@nestjs/common';
import { dayNumber, grouped, LEDGER_REASONS, MINUTE_MS, startOfDay } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { isStatementTimeout } from '../../../platform/persistence/index.js';
import { NX_SOURCES } from '../../logs/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import type { EconomyCurrency } from '../economy/economy.dto.js';
import type { PurposeDto, SpendingDto } from './spending.dto.js';
import { SpendingRepository } from './spending.repository.js';
import type { Purpose, Spenders } from './spending.repository.js';

/** The largest spenders are listed; the rest is counted. */
const MAX_SPENDERS = 1000;

const MAX_PURPOSES = 5;

/** Turning a page counts nothing again. */
const KEPT = 12;

const REASON_OF_SOURCE = new Map<string, string>(
  LEDGER_REASONS.map((reason) => [NX_SOURCES[reason], reason]),
);

interface SpendingQuery {
  currency: EconomyCurrency;
  /** Of the server's calendar, today with them. */
  days: number;
}

export interface SpendingPage extends SpendingQuery {
  page: number;
  limit: number;
}

type Counted = Spenders & { from: number; at: number };

/** Who spent most of a currency within some days, and on what. */
@Injectable()
export class SpendingService {
  private readonly kept = new LRUCache<string, Counted, SpendingQuery>({
    max: KEPT,
    ttl: MINUTE_MS,
    fetchMethod: (_key, _stale, { context }) => this.count(context),
  });

  constructor(
    private readonly spending: SpendingRepository,
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** Throws `logs.too_long` where the database gives up counting. */
  async page({ page, limit, ...query }: SpendingPage): Promise<SpendingDto> {
    const { currency, days } = query;
    const counted = await this.kept.forceFetch(`${currency} ${days}`, { context: query });
    const { from, at, spent, spenders, rows } = counted;
    const shown = rows.slice((page - 1) * limit, page * limit);
    const ids = shown.map(({ accountId }) => accountId);
    const [purposes, names, bans] = await Promise.all([
      this.spending.purposes(currency, [from, at], ids),
      this.names.of(ids),
      this.bans.of(ids),
    ]);
    const purposesOf = grouped(purposes, ({ accountId }) => accountId);
    return {
      currency,
      from,
      at,
      spent,
      spenders,
      list: shown.map((row) => ({
        ...row,
        accountName: names.get(row.accountId) ?? null,
        ban: bans.get(row.accountId) ?? null,
        purposes: (purposesOf.get(row.accountId) ?? [])
          .slice(0, MAX_PURPOSES)
          .map((purpose) => this.toPurpose(purpose)),
      })),
      pagination: databasePagination(page, limit, rows.length),
    };
  }

  private async count({ currency, days }: SpendingQuery): Promise<Counted> {
    const { zone } = this.config.public.time;
    const at = Date.now();
    const from = startOfDay(dayNumber(at, zone) - days + 1, zone);
    try {
      return { ...(await this.spending.spenders(currency, [from, at], MAX_SPENDERS)), from, at };
    } catch (error) {
      throw isStatementTimeout(error) ? new AppError('logs.too_long') : error;
    }
  }

  private toPurpose({ kind, subject, spent, times }: Purpose): PurposeDto {
    if (kind === 'item') {
      const itemId = Number(subject);
      return { kind, name: this.catalogs.current.itemName(itemId), itemId, spent, times };
    }
    if (kind === 'ledger')
      return { kind, name: REASON_OF_SOURCE.get(subject) ?? subject, itemId: null, spent, times };
    return { kind: 'source', name: subject, itemId: null, spent, times };
  }
}
