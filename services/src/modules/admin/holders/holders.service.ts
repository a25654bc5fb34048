import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import {
  AccountNames,
  CharacterEntity,
  CONTAINER,
  GameFeatures,
  INVENTORY_TAB,
  StorageEntity,
} from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Choice, DatabasePaginationDto, Integer, Nested, Text } from '../../../platform/http/index.js';
import { rowsById } from '../../../platform/persistence/index.js';
import { storedOres } from '../../dashboard/index.js';
import { AccountBans } from '../accounts/account-bans.js';
import { AccountBanDto } from '../accounts/accounts.dto.js';
import { CountedLists } from '../counted-lists.js';

const HOLDING_PLACES = [
  'worn',
  'bag',
  'store',
  'storeClosed',
  'storage',
  'oreStorage',
  'cashShop',
  'weddingGift',
  'parcel',
] as const;
type HoldingPlace = (typeof HOLDING_PLACES)[number];

class HolderDto {
  @Integer('Null where an account holds it, or no one can tell who', { nullable: true })
  characterId: number | null;
  @Text({ nullable: true }) characterName: string | null;
  @Integer({ nullable: true }) level: number | null;
  @Integer('Null where the character is gone, and of parcels', { nullable: true }) accountId: number | null;
  @Text({ nullable: true }) accountName: string | null;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;

  @Choice(HOLDING_PLACES, 'storeClosed: goods of a closed store, which wait for their owner', {
    enumName: 'HoldingPlace',
  })
  place: HoldingPlace;

  @Integer('Pieces; in a store those of all bundles') amount: number;
  @Integer('Rows of the game: stacks, or single pieces of equipment') stacks: number;
}

export class HoldersDto {
  @Integer() itemId: number;
  @Text() itemName: string;
  @Integer('When the items were read, milliseconds UTC') at: number;
  @Integer('Pieces that all holders have') amount: number;
  @Integer('Holders in all; the thousand with the most are listed') holders: number;
  @Nested(() => [HolderDto], 'Most pieces first') list: HolderDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

interface HeldRow {
  /** Value of `CONTAINER`; undefined for the portal's ore storage. */
  container: number | undefined;
  characterId: number | null;
  accountId: number | null;
  isWorn: boolean;
  amount: number;
  stacks: number;
}

type Raw = Record<string, number | string | null>;

const OWNER = { id: true, name: true, level: true, accountId: true } as const;

type HolderCharacter = Pick<CharacterEntity, keyof typeof OWNER> & { hasOpenStore: boolean };

function toHeldRow(row: Raw): HeldRow {
  const container = Number(row.container);
  // A parcel's row does not reliably say who holds it.
  const idOf = (column: string) => (container === CONTAINER.parcel ? null : idOrNull(row[column]));
  return {
    container,
    characterId: idOf('characterid'),
    accountId: idOf('accountid'),
    isWorn: Number(row.worn) === 1,
    amount: Number(row.amount),
    stacks: Number(row.stacks),
  };
}

function idOrNull(value: number | string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

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
    this.held(itemId, MAX_HOLDERS),
  );

  constructor(
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
    private readonly reader: DataSource,
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    @InjectRepository(StorageEntity) private readonly storages: Repository<StorageEntity>,
  ) {}

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
    const storageIds = stored.flatMap(({ accountId }) => accountId ?? []);
    const [characters, storages] = await Promise.all([
      this.characters(rows.flatMap(({ characterId }) => characterId ?? [])),
      rowsById(this.storages, storageIds, { id: true, accountId: true }),
    ]);
    const accountIdOf = ({ container, characterId, accountId }: HeldRow): number | null => {
      if (characterId !== null) return characters.get(characterId)?.accountId ?? null;
      return container === CONTAINER.storage ? (storages.get(accountId ?? 0)?.accountId ?? null) : accountId;
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

  /** Uses an index that begins with `itemid`; the stock table has none and is read completely. */
  private async held(itemId: number, limit: number) {
    const [rows, ores] = await Promise.all([
      this.reader.query<Raw[]>(this.statement(limit), [itemId]),
      storedOres(this.reader.manager, itemId, limit),
    ]);
    const ofPortal = { container: undefined, characterId: null, isWorn: false, stacks: 1 };
    const all: HeldRow[] = [
      ...rows.map(toHeldRow),
      ...ores.rows.map(({ accountId, quantity }) => ({ ...ofPortal, accountId, amount: quantity })),
    ];
    return {
      rows: all.toSorted((one, other) => other.amount - one.amount).slice(0, limit),
      holders: Number(rows[0]?.holders ?? 0) + ores.holders,
      amount: Number(rows[0]?.total ?? 0) + ores.amount,
    };
  }

  private async characters(ids: readonly number[]): Promise<ReadonlyMap<number, HolderCharacter>> {
    const hasStores = this.features.isOn('merchants');
    const rows = await rowsById(this.characterRows, ids, { ...OWNER, hasMerchant: hasStores });
    return new Map(
      [...rows].map(([id, row]) => [id, { ...row, hasOpenStore: hasStores && row.hasMerchant }]),
    );
  }

  private statement(limit: number): string {
    const listing = this.features.isOn('merchants')
      ? `LEFT JOIN inventorymerchant listing ON item.type = ${CONTAINER.merchant} AND listing.inventoryitemid = item.inventoryitemid`
      : '';
    const bundles = listing === '' ? '1' : 'COALESCE(listing.bundles, 1)';
    const isWorn = `item.type = ${CONTAINER.inventory} AND item.inventorytype = ${INVENTORY_TAB.equipped}`;
    return `SELECT container, characterid, accountid, worn, SUM(pieces) AS amount, COUNT(*) AS stacks,
        COUNT(*) OVER () AS holders, SUM(SUM(pieces)) OVER () AS total
      FROM (SELECT item.type AS container, item.characterid, item.accountid,
          CASE WHEN ${isWorn} THEN 1 ELSE 0 END AS worn, item.quantity * ${bundles} AS pieces
        FROM inventoryitems item ${listing} WHERE item.itemid = ?) held
      GROUP BY container, characterid, accountid, worn
      ORDER BY amount DESC, container, characterid, accountid LIMIT ${limit}`;
  }
}

function placeOf({ container, isWorn }: HeldRow, character: HolderCharacter | undefined): HoldingPlace {
  if (container === undefined) return 'oreStorage';
  if (isWorn) return 'worn';
  const place = PLACES[container] ?? 'cashShop';
  return place === 'store' && character?.hasOpenStore !== true ? 'storeClosed' : place;
}
