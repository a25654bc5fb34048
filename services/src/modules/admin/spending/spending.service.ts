import { Injectable } from '@nestjs/common';
import { dayNumber, grouped, startOfDay } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { orTooLong, REASON_OF_NX_SOURCE } from '../../game-logs/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import { CountedLists } from '../counted-lists.js';
import type { EconomyCurrency } from '../economy/economy.dto.js';
import type { PurposeDto, SpendingDto } from './spending.dto.js';
import { type Purpose, type Spenders, SpendingRepository } from './spending.repository.js';

const MAX_SPENDERS = 1000;

const MAX_PURPOSES = 5;

interface SpendingQuery {
  currency: EconomyCurrency;
  days: number;
}

@Injectable()
export class SpendingService {
  private readonly lists = new CountedLists((query: SpendingQuery, at) => this.count(query, at));

  constructor(
    private readonly spending: SpendingRepository,
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** Throws `logs.too_long` if the count takes too long. */
  async page(query: SpendingQuery, page: number, limit: number): Promise<SpendingDto> {
    const { currency } = query;
    const { rows, ...counted } = await this.lists.page(query, page, limit);
    const ids = rows.map(({ accountId }) => accountId);
    const [purposes, names, bans] = await Promise.all([
      orTooLong(this.spending.purposes(currency, [counted.from, counted.at], ids)),
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

  private async count({ currency, days }: SpendingQuery, at: number): Promise<Spenders & { from: number }> {
    const { zone } = this.config.public.time;
    const from = startOfDay(dayNumber(at, zone) - days + 1, zone);
    return { ...(await this.spending.spenders(currency, [from, at], MAX_SPENDERS)), from };
  }

  private toPurpose({ kind, subject, spent, times }: Purpose): PurposeDto {
    const itemId = kind === 'item' ? Number(subject) : null;
    if (itemId !== null)
      return { kind: 'item', name: this.catalogs.current.itemName(itemId), itemId, spent, times };
    if (kind !== 'ledger') return { kind: 'source', name: subject, itemId, spent, times };
    return { kind, name: REASON_OF_NX_SOURCE.get(subject) ?? subject, itemId, spent, times };
  }
}
