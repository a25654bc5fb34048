import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type Repository } from 'typeorm';
import {
  CharacterEntity,
  CONTAINER,
  GameFeatures,
  INVENTORY_TAB,
  StorageEntity,
} from '../../../game/index.js';
import { storedOres } from '../../dashboard/index.js';

export interface HeldRow {
  /** Value of `CONTAINER`; undefined for the portal's ore storage. */
  container: number | undefined;
  characterId: number | null;
  accountId: number | null;
  isWorn: boolean;
  amount: number;
  stacks: number;
}

export interface HeldItem {
  rows: readonly HeldRow[];
  holders: number;
  amount: number;
}

type Raw = Record<string, number | string | null>;

const OWNER = { id: true, name: true, level: true, accountId: true } as const;

export type HolderCharacter = Pick<CharacterEntity, keyof typeof OWNER> & { hasOpenStore: boolean };

@Injectable()
export class HoldersRepository {
  constructor(
    private readonly reader: DataSource,
    @InjectRepository(CharacterEntity) private readonly characterRows: Repository<CharacterEntity>,
    @InjectRepository(StorageEntity) private readonly storages: Repository<StorageEntity>,
    private readonly features: GameFeatures,
  ) {}

  /**
   * Finds the holders with the most pieces. It uses an index that begins with `itemid`; the stock table has none and is read completely.
   */
  async held(itemId: number, limit: number): Promise<HeldItem> {
    const [rows, ores] = await Promise.all([
      this.reader.query<Raw[]>(this.statement(limit), [itemId]),
      storedOres(this.reader.manager, itemId, limit),
    ]);
    const [first] = rows;
    const all = [
      ...rows.map(toHeldRow),
      ...ores.rows.map(({ accountId, quantity }) => ({
        container: undefined,
        characterId: null,
        accountId,
        isWorn: false,
        amount: quantity,
        stacks: 1,
      })),
    ];
    return {
      rows: all.toSorted((one, other) => other.amount - one.amount).slice(0, limit),
      holders: Number(first?.holders ?? 0) + ores.holders,
      amount: Number(first?.total ?? 0) + ores.amount,
    };
  }

  async characters(ids: readonly number[]): Promise<ReadonlyMap<number, HolderCharacter>> {
    if (ids.length === 0) return new Map();
    const hasStores = this.features.isOn('merchants');
    const rows = await this.characterRows.find({
      select: { ...OWNER, hasMerchant: hasStores },
      where: { id: In([...ids]) },
    });
    return new Map(rows.map((row) => [row.id, { ...row, hasOpenStore: hasStores && row.hasMerchant }]));
  }

  async storageOwners(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.storages.find({
      select: { id: true, accountId: true },
      where: { id: In([...ids]) },
    });
    return new Map(rows.map(({ id, accountId }) => [id, accountId]));
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
