import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { AccountNames, CONTAINER, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import { CountedLists } from '../counted-lists.js';
import type { HolderDto, HoldersDto, HoldingPlace } from './holders.dto.js';
import { type HeldRow, HoldersRepository, type HolderCharacter } from './holders.repository.js';
import type { AccountBanDto } from '../accounts/accounts.dto.js';

const PLACES: Readonly<Record<number, HoldingPlace>> = {
  [CONTAINER.inventory]: 'bag',
  [CONTAINER.storage]: 'storage',
  [CONTAINER.merchant]: 'store',
  [CONTAINER.weddingGift]: 'weddingGift',
  [CONTAINER.parcel]: 'parcel',
};

interface HolderPeople {
  characters: ReadonlyMap<number, HolderCharacter>;
  storageOwners: ReadonlyMap<number, number>;
  names: ReadonlyMap<number | null, string>;
  bans: ReadonlyMap<number, AccountBanDto>;
}

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

function toHolder(row: HeldRow, people: Omit<HolderPeople, 'storageOwners'>, accountId: number | null) {
  const characterId = characterIdOf(row);
  const character = characterId === null ? undefined : people.characters.get(characterId);
  return {
    characterId,
    characterName: character?.name ?? null,
    level: character?.level ?? null,
    accountId,
    accountName: people.names.get(accountId) ?? null,
    ban: (accountId === null ? undefined : people.bans.get(accountId)) ?? null,
    place: placeOf(row, character),
    amount: row.amount,
    stacks: row.stacks,
  } satisfies HolderDto;
}

function characterIdOf({ container, characterId }: HeldRow): number | null {
  return container === CONTAINER.parcel ? null : characterId;
}

function accountIdOf(
  row: HeldRow,
  { characters, storageOwners }: Pick<HolderPeople, 'characters' | 'storageOwners'>,
): number | null {
  const { container, accountId } = row;
  const characterId = characterIdOf(row);
  if (characterId !== null) return characters.get(characterId)?.accountId ?? null;
  if (accountId === null || container === CONTAINER.parcel) return null;
  return container === CONTAINER.storage ? (storageOwners.get(accountId) ?? null) : accountId;
}

function placeOf({ container, isWorn }: HeldRow, character: HolderCharacter | undefined): HoldingPlace {
  if (container === undefined) return 'oreStorage';
  if (isWorn) return 'worn';
  const place = PLACES[container] ?? 'cashShop';
  return place === 'store' && character?.hasOpenStore !== true ? 'storeClosed' : place;
}
