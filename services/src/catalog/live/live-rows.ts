import type { GameFeature, LifeKind } from '@portico/domain';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import {
  FEATURE_NEEDS,
  type GameSchema,
  DropEntity,
  GlobalDropEntity,
  ReactorDropEntity,
  ShopEntity,
  ShopItemEntity,
  MakerItemEntity,
  MakerPartEntity,
  CustomSpawnEntity,
} from '../../game/index.js';

/** Game tables that the catalog joins to an import. The server changes them while it runs, and may lack some. */
const FEATURE_OF = {
  drop_data: 'monsterDrops',
  drop_data_global: 'globalDrops',
  reactordrops: 'reactorDrops',
  plife: 'customSpawns',
  shops: 'shops',
  shopitems: 'shops',
  makercreatedata: 'maker',
  makerrecipedata: 'maker',
} as const satisfies Record<string, GameFeature>;

export type LiveTable = keyof typeof FEATURE_OF;

export const LIVE_TABLES = Object.keys(FEATURE_OF) as LiveTable[];

export function liveTablesOf(schema: GameSchema): ReadonlySet<LiveTable> {
  return new Set(
    LIVE_TABLES.filter((table) => schema.missing(FEATURE_NEEDS[FEATURE_OF[table]]).length === 0),
  );
}

export type MonsterDropRow = Omit<DropEntity, 'id'>;
export type GlobalDropRow = Omit<GlobalDropEntity, 'comments'>;
export type ReactorDropRow = Omit<ReactorDropEntity, 'id'>;

export interface DropRows {
  monster: readonly MonsterDropRow[];
  global: readonly GlobalDropRow[];
  reactor: readonly ReactorDropRow[];
}

export const NO_DROPS: DropRows = { monster: [], global: [], reactor: [] };

/** All rows of the existing drop tables (some 23,000 on a stock server), as plain rows. */
export async function readDropRows(reader: EntityManager, tables: ReadonlySet<LiveTable>): Promise<DropRows> {
  return {
    monster: tables.has('drop_data') ? await readMonsterDrops(reader) : [],
    global: tables.has('drop_data_global')
      ? await reader.find(GlobalDropEntity, { order: { id: 'ASC' } })
      : [],
    reactor: tables.has('reactordrops') ? await reader.find(ReactorDropEntity, { order: { id: 'ASC' } }) : [],
  };
}

/** Raw rows, because entities of 22,000 drops would take several times as long. */
function readMonsterDrops(reader: EntityManager): Promise<MonsterDropRow[]> {
  const query = reader.createQueryBuilder(DropEntity, 'drop').select('drop.dropperId', 'dropperId');
  return withNumbers(query, 'itemId', 'minimumQuantity', 'maximumQuantity', 'questId', 'chance')
    .orderBy('drop.id')
    .getRawMany<MonsterDropRow>();
}

/** Also selects these columns; NULL, which some tables allow, reads as 0. */
function withNumbers<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  ...names: (keyof T & string)[]
): SelectQueryBuilder<T> {
  for (const name of names) query.addSelect(`COALESCE(${query.alias}.${name}, 0)`, name);
  return query;
}

export interface ShopRow extends Pick<ShopItemEntity, 'itemId' | 'price' | 'pitch'> {
  npcId: number;
}

export async function readShopRows(
  reader: EntityManager,
  tables: ReadonlySet<LiveTable>,
): Promise<ShopRow[]> {
  if (!tables.has('shops') || !tables.has('shopitems')) return [];
  const query = reader
    .createQueryBuilder(ShopItemEntity, 'line')
    .innerJoin(ShopEntity, 'shop', 'shop.id = line.shopId')
    .select('COALESCE(shop.npcId, 0)', 'npcId');
  return await withNumbers(query, 'itemId', 'price', 'pitch')
    .orderBy('line.shopId', 'ASC')
    .addOrderBy('line.position', 'DESC')
    .addOrderBy('line.id', 'ASC')
    .getRawMany<ShopRow>();
}

export interface SpawnRow extends Omit<CustomSpawnEntity, 'id' | 'world' | 'type' | 'hide'> {
  kind: Extract<LifeKind, 'monster' | 'npc'>;
  isHidden: boolean;
}

/** A command of the game writes a row; more rows than this are a mistake. */
const MAX_SPAWNS = 20_000;

export async function readSpawns(reader: EntityManager, tables: ReadonlySet<LiveTable>): Promise<SpawnRow[]> {
  if (!tables.has('plife')) return [];
  const query = reader
    .createQueryBuilder(CustomSpawnEntity, 'spawn')
    .select("COALESCE(spawn.type, 'n')", 'type');
  const rows = await withNumbers(query, 'mapId', 'subjectId', 'x', 'y', 'hide', 'respawn')
    .orderBy('spawn.id', 'ASC')
    .limit(MAX_SPAWNS)
    .getRawMany<Omit<CustomSpawnEntity, 'id' | 'world'>>();
  return rows.map(({ type, hide, ...row }) => ({
    ...row,
    kind: type.toLowerCase() === 'm' ? 'monster' : 'npc',
    isHidden: Number(hide) === 1,
  }));
}

export interface MakerRows {
  items: readonly Omit<MakerItemEntity, 'classes'>[];
  parts: readonly MakerPartEntity[];
}

export const NO_MAKER_ROWS: MakerRows = { items: [], parts: [] };

/** A stock server has a few thousand rows in each table; more rows than this are a mistake. */
const MAX_MAKER_ROWS = 30_000;

export async function readMakerRows(
  reader: EntityManager,
  tables: ReadonlySet<LiveTable>,
): Promise<MakerRows> {
  if (!tables.has('makercreatedata') || !tables.has('makerrecipedata')) return NO_MAKER_ROWS;
  const take = MAX_MAKER_ROWS;
  return {
    items: await reader.find(MakerItemEntity, { order: { classes: 'ASC', itemId: 'ASC' }, take }),
    parts: await reader.find(MakerPartEntity, { order: { itemId: 'ASC', partId: 'ASC' }, take }),
  };
}
