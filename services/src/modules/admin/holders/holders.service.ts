import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames, CONTAINER, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import { CountedLists } from '../counted-lists.js';
import type { HolderDto, HoldersDto } from './holders.dto.js';
import { accountIdOf, characterIdOf, toHolder } from './holders.mapper.js';
import { type HeldRow, HoldersRepository } from './holders.repository.js';

/** The largest holders are listed; the rest is counted. */
const MAX_HOLDERS = 1000;

/** Characters and accounts that hold an item, wherever the game keeps it. */
@Injectable()
export class HoldersService {
  private readonly lists = new CountedLists(({ itemId }: { itemId: number }) =>
    this.holders.held(itemId, MAX_HOLDERS),
  );

  constructor(
    private readonly holders: HoldersRepository,
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
  ) {}

  /** Throws `game.feature_off` where the server has no table of items, and `logs.too_long` where it takes too long to read. */
  async of(itemId: number, page: number, limit: number): Promise<HoldersDto> {
    if (!this.features.isOn('inventory')) throw new AppError('game.feature_off');
    const { rows, ...held } = await this.lists.page({ itemId }, page, limit);
    return {
      itemId,
      itemName: this.catalogs.current.itemName(itemId),
      ...held,
      list: await this.named(rows),
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
