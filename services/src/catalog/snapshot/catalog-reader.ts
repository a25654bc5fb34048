import { itemTypeOf, MAP_SIDES, type MapSide, weaponTypeOf } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  CATALOG_POINTER,
  CatalogItemEntity,
  CatalogMonsterEntity,
  CatalogPointerEntity,
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
} from '../tables/catalog.entities.js';
import { rawRows } from '../tables/raw-rows.js';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';
import { unpackDoors } from '../tables/map-drawing.js';
import type { QuestDetails } from '../tables/catalog-world.types.js';
import type { CatalogMap, CatalogNpc, CatalogQuest, CatalogReactor, MapExit } from './world.types.js';

/** Spots stay JSON until they are needed, because parsed spots would be most of the memory of maps. */
export type LifeRow = Omit<CatalogLifeEntity, 'generationId'>;

export interface WorldRows {
  maps: readonly CatalogMap[];
  npcs: readonly CatalogNpc[];
  quests: readonly CatalogQuest[];
  reactors: readonly CatalogReactor[];
  life: readonly LifeRow[];
  foundAt: readonly Omit<CatalogFoundAtEntity, 'generationId'>[];
  /** Ground of maps by map id, packed by `packMapDrawing`. */
  drawings: ReadonlyMap<number, Uint8Array>;
  /** Portals that lead to another map, by map id. */
  exits: ReadonlyMap<number, readonly MapExit[]>;
}

export const EMPTY_WORLD: WorldRows = {
  maps: [],
  npcs: [],
  quests: [],
  reactors: [],
  life: [],
  foundAt: [],
  drawings: new Map(),
  exits: new Map(),
};

async function readWorld(reader: EntityManager, generationId: number): Promise<WorldRows> {
  const maps = await rawRows(reader, CatalogMapEntity, generationId, 'properties');
  const npcs = await rawRows(reader, CatalogNpcEntity, generationId);
  const reactors = await rawRows(
    reader,
    CatalogReactorEntity,
    generationId,
    'hasName',
    'label',
    'action',
    'linkedReactorId',
  );
  const drawings = await readDrawings(reader, generationId);
  return {
    maps: maps.map(({ mapId: id, ...row }) => ({ ...row, id })),
    npcs: npcs.map(({ npcId: id, ...row }) => ({ ...row, id })),
    quests: await readQuests(reader, generationId),
    reactors: reactors.map(({ reactorId: id, ...row }) => ({ ...row, id })),
    life: await rawRows(reader, CatalogLifeEntity, generationId),
    foundAt: await rawRows(reader, CatalogFoundAtEntity, generationId),
    drawings,
    exits: await readExits(drawings),
  };
}

async function readQuests(reader: EntityManager, generationId: number): Promise<CatalogQuest[]> {
  const areas = await reader.findBy(CatalogQuestAreaEntity, { generationId });
  const areaNames = new Map(areas.map((area) => [area.areaId, area.name]));
  const rows = await rawRows(reader, CatalogQuestEntity, generationId);
  return rows.map(({ questId: id, areaId, details: json, ...row }) => {
    const details: QuestDetails = JSON.parse(json);
    return { ...row, id, areaName: areaId === null ? '' : (areaNames.get(areaId) ?? ''), details };
  });
}

/** Ids per read. A server can send this many drawings within the time limit of reads. */
const DRAWINGS_PER_READ = 1000;

async function readDrawings(reader: EntityManager, generationId: number): Promise<Map<number, Uint8Array>> {
  const drawings = new Map<number, Uint8Array>();
  for (let lastId = -1; ;) {
    const rows = await reader
      .createQueryBuilder(CatalogMapDrawingEntity, 'drawing')
      .select('drawing.mapId', 'mapId')
      .addSelect('drawing.drawing', 'drawing')
      .where('drawing.generationId = :generationId', { generationId })
      .andWhere('drawing.mapId > :lastId', { lastId })
      .orderBy('drawing.mapId', 'ASC')
      .limit(DRAWINGS_PER_READ)
      .getRawMany<{ mapId: number; drawing: Uint8Array }>();
    for (const { mapId, drawing } of rows) drawings.set(mapId, drawing);
    const last = rows.at(-1);
    if (last === undefined || rows.length < DRAWINGS_PER_READ) return drawings;
    lastId = last.mapId;
  }
}

/** Drawings that are unpacked before other work gets a turn: some ten milliseconds. */
const DRAWINGS_PER_TURN = 100;

async function readExits(drawings: ReadonlyMap<number, Uint8Array>): Promise<Map<number, MapExit[]>> {
  const exits = new Map<number, MapExit[]>();
  let count = 0;
  for (const [mapId, drawing] of drawings) {
    const { portals, edges } = unpackDoors(drawing);
    const found = portals.flatMap(({ name, x, targetMapId }) =>
      targetMapId === null || targetMapId === mapId
        ? []
        : [{ portal: name, side: edges && sideOf(x, edges), targetMapId }],
    );
    if (found.length > 0) exits.set(mapId, found);
    count += 1;
    if (count % DRAWINGS_PER_TURN === 0) await nextTurn();
  }
  return exits;
}

function sideOf(x: number, [left, right]: readonly [number, number]): MapSide {
  const third = Math.floor((3 * (x - left)) / Math.max(1, right - left));
  return MAP_SIDES[Math.min(2, Math.max(0, third))] ?? 'middle';
}

export interface ImportedContent {
  generation: number | null;
  importedAt: number | null;
  items: readonly CatalogItem[];
  monsters: readonly CatalogMonster[];
  world: WorldRows;
}

export const NOTHING_IMPORTED: ImportedContent = {
  generation: null,
  importedAt: null,
  items: [],
  monsters: [],
  world: EMPTY_WORLD,
};

function readPointer(reader: EntityManager): Promise<CatalogPointerEntity | null> {
  return reader.findOneBy(CatalogPointerEntity, { name: CATALOG_POINTER });
}

/** Reads the current generation. The pointer is read again at the end, because a finished import removes these rows. */
export async function readImportedContent(reader: EntityManager): Promise<ImportedContent> {
  for (;;) {
    const pointer = await readPointer(reader);
    if (!pointer) return NOTHING_IMPORTED;
    const generationId = pointer.generationId;
    const items = await readItems(reader, generationId);
    const monsters = await readMonsters(reader, generationId);
    const world = await readWorld(reader, generationId);
    const after = await readPointer(reader);
    if (after?.generationId === generationId) {
      return { generation: generationId, importedAt: pointer.switchedAt, items, monsters, world };
    }
  }
}

async function readItems(reader: EntityManager, generationId: number): Promise<CatalogItem[]> {
  const rows = await rawRows(reader, CatalogItemEntity, generationId);
  return rows.flatMap(({ itemId: id, properties, ...row }): CatalogItem[] => {
    const type = itemTypeOf(id);
    if (type === undefined) return [];
    return [{ ...row, id, type, weaponType: weaponTypeOf(id), properties: numbersOf(properties) }];
  });
}

async function readMonsters(reader: EntityManager, generationId: number): Promise<CatalogMonster[]> {
  const rows = await rawRows(reader, CatalogMonsterEntity, generationId);
  return rows.map(({ monsterId: id, properties, ...row }) => ({
    ...row,
    id,
    properties: numbersOf(properties),
  }));
}

function numbersOf(json: string): Record<string, number> {
  const parsed: unknown = JSON.parse(json);
  const numbers: Record<string, number> = {};
  if (typeof parsed !== 'object' || parsed === null) return numbers;
  for (const [name, value] of Object.entries(parsed)) {
    if (typeof value === 'number') numbers[name] = value;
  }
  return numbers;
}
