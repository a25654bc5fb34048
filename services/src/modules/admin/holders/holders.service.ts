import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames, CONTAINER, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import type { HolderDto, HoldersDto } from './holders.dto.js';
import { accountIdOf, characterIdOf, toHolder } from './holders.mapper.js';
import { HoldersRepository } from './holders.repository.js';
import type { HeldItem, HeldRow } from './holders.repository.js';

/** The largest holders are listed; the rest is counted. */
const MAX_HOLDERS = 1000;

/** Turning a page reads nothing again. */
const KEPT_ITEMS = 20;

/** Who holds an item, wherever the game keeps it. */
@Injectable()
export class HoldersService {
  private readonly kept = new LRUCache<number, HeldItem & { at: number }>({
    max: KEPT_ITEMS,
    ttl: MINUTE_MS,
    fetchMethod: async (itemId) => ({ ...(await this.holders.held(itemId, MAX_HOLDERS)), at: Date.now() }),
  });

  constructor(
    private readonly holders: HoldersRepository,
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
  ) {}

  /** Throws `game.feature_off` where the server has no table of items. */
  async of(itemId: number, page: number, limit: number): Promise<HoldersDto> {
    if (!this.features.isOn('inventory')) throw new AppError('game.feature_off');
    const held = await this.kept.forceFetch(itemId);
    const shown = held.rows.slice((page - 1) * limit, page * limit);
    return {
      itemId,
      itemName: this.catalogs.current.itemName(itemId),
      at: held.at,
      amount: held.amount,
      holders: held.holders,
      list: await this.named(shown),
      pagination: databasePagination(page, limit, held.rows.length),
    };
  }

  private async named(rows: readonly HeldRow[]): Promise<HolderDto[]> {
    const [characters, storageOwners] = await Promise.all([
      this.holders.characters(rows.flatMap((row) => characterIdOf(row) ?? [])),
      this.holders.storageOwners(
        rows.flatMap(({ container, accountId }) =>
          container === CONTAINER.storage ? (accountId ?? []) : [],
        ),
      ),
    ]);
    const accounts = rows.map((row) => accountIdOf(row, { characters, storageOwners }));
    const ids = accounts.filter((id) => id !== null);
    const [names, bans] = await Promise.all([this.names.of(ids), this.bans.of(ids)]);
    return rows.map((row, index) => toHolder(row, { characters, names, bans }, accounts[index] ?? null));
  }
}
