import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames, CONTAINER, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import { CountedLists } from '../counted-lists.js';
import type { HolderDto, HoldersDto, HoldingPlace } from './holders.dto.js';
import { type HeldRow, type HolderCharacter, HoldersRepository } from './holders.repository.js';

const PLACES: Readonly<Record<number, HoldingPlace>> = {
  [CONTAINER.inventory]: 'bag',
  [CONTAINER.storage]: 'storage',
  [CONTAINER.merchant]: 'store',
  [CONTAINER.weddingGift]: 'weddingGift',
  [CONTAINER.parcel]: 'parcel',
};

const MAX_HOLDERS = 1000;

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

  /** Throws `game.feature_off` if the server has no table of items, and `logs.too_long` if reading it takes too long. */
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
    const stored = rows.filter(({ container }) => container === CONTAINER.storage);
    const [characters, storageOwners] = await Promise.all([
      this.holders.characters(rows.flatMap(({ characterId }) => characterId ?? [])),
      this.holders.storageOwners(stored.flatMap(({ accountId }) => accountId ?? [])),
    ]);
    const accountIdOf = ({ container, characterId, accountId }: HeldRow): number | null => {
      if (characterId !== null) return characters.get(characterId)?.accountId ?? null;
      return container === CONTAINER.storage ? (storageOwners.get(accountId ?? 0) ?? null) : accountId;
    };
    const held = rows.map((row) => ({ row, accountId: accountIdOf(row) }));
    const ids = held.flatMap(({ accountId }) => accountId ?? []);
    const [names, bans] = await Promise.all([this.names.of(ids), this.bans.of(ids)]);
    return held.map(({ row, accountId }) => {
      const character = characters.get(row.characterId ?? 0);
      return {
        characterId: row.characterId,
        characterName: character?.name ?? null,
        level: character?.level ?? null,
        accountId,
        accountName: names.get(accountId) ?? null,
        ban: bans.get(accountId ?? 0) ?? null,
        place: placeOf(row, character),
        amount: row.amount,
        stacks: row.stacks,
      };
    });
  }
}

function placeOf({ container, isWorn }: HeldRow, character: HolderCharacter | undefined): HoldingPlace {
  if (container === undefined) return 'oreStorage';
  if (isWorn) return 'worn';
  const place = PLACES[container] ?? 'cashShop';
  return place === 'store' && character?.hasOpenStore !== true ? 'storeClosed' : place;
}
