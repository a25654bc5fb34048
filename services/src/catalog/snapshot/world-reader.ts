import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LifeKind } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import {
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
} from '../tables/catalog-world.entities.js';
import { unpackPortals } from '../tables/map-drawing.js';
import { rawRows } from '../tables/raw-rows.js';
import type { QuestDetails } from '../tables/catalog-world.types.js';
import type { CatalogMap, CatalogNpc, CatalogQuest, CatalogReactor, MapExit } from './world.types.js';

/** Spots stay JSON until they are needed, because parsed spots would be most of the memory of maps. */
export interface LifeRow {
  mapId: number;
  kind: LifeKind;
  subjectId: number;
  amount: number;
  isHidden: boolean;
  spots: string;
}

export interface FoundAtRow {
  kind: LifeKind;
  subjectId: number;
  mapId: number;
}

export interface WorldRows {
  maps: readonly CatalogMap[];
  npcs: readonly CatalogNpc[];
  quests: readonly CatalogQuest[];
  reactors: readonly CatalogReactor[];
  life: readonly LifeRow[];
  foundAt: readonly FoundAtRow[];
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

export async function readWorld(reader: EntityManager, generationId: number): Promise<WorldRows> {
  const drawings = await readDrawings(reader, generationId);
  return {
    maps: await readMaps(reader, generationId),
    npcs: await readNpcs(reader, generationId),
    quests: await readQuests(reader, generationId),
    reactors: await readReactors(reader, generationId),
    life: await readLife(reader, generationId),
    foundAt: await rawRows(reader, CatalogFoundAtEntity, generationId, ['kind', 'subjectId', 'mapId']),
    drawings,
    exits: await readExits(drawings),
  };
}

async function readMaps(reader: EntityManager, generationId: number): Promise<CatalogMap[]> {
  const rows = await rawRows(reader, CatalogMapEntity, generationId, [
    'mapId',
    'name',
    'hasName',
    'streetName',
    'region',
    'description',
    'hasFile',
    'sourceMapId',
    'isTown',
    'fieldLimit',
    'returnMapId',
    'mapMark',
    'minimapWidth',
    'minimapHeight',
  ]);
  return rows.map(({ mapId, hasName, hasFile, isTown, ...row }) => ({
    ...row,
    id: mapId,
    hasName: hasName === 1,
    hasFile: hasFile === 1,
    isTown: isTown === 1,
  }));
}

async function readNpcs(reader: EntityManager, generationId: number): Promise<CatalogNpc[]> {
  const columns = ['npcId', 'name', 'hasName', 'occupation'] as const;
  const rows = await rawRows(reader, CatalogNpcEntity, generationId, columns);
  return rows.map(({ npcId, name, hasName, occupation }) => ({
    id: npcId,
    name,
    hasName: hasName === 1,
    occupation,
  }));
}

async function readQuests(reader: EntityManager, generationId: number): Promise<CatalogQuest[]> {
  const areas = await reader.findBy(CatalogQuestAreaEntity, { generationId });
  const areaNames = new Map(areas.map((area) => [area.areaId, area.name]));
  const rows = await reader.findBy(CatalogQuestEntity, { generationId });
  return rows.map((row) => {
    const details: QuestDetails = JSON.parse(row.details);
    return {
      id: row.questId,
      name: row.name,
      hasName: row.hasName,
      region: row.region,
      areaName: row.areaId === null ? '' : (areaNames.get(row.areaId) ?? ''),
      parent: row.parent,
      type: row.type,
      minimumLevel: row.minimumLevel,
      maximumLevel: row.maximumLevel,
      startNpcId: row.startNpcId,
      endNpcId: row.endNpcId,
      details,
    };
  });
}

async function readReactors(reader: EntityManager, generationId: number): Promise<CatalogReactor[]> {
  const rows = await reader.findBy(CatalogReactorEntity, { generationId });
  return rows.map(({ reactorId, name, partyQuest }) => ({ id: reactorId, name, partyQuest }));
}

async function readLife(reader: EntityManager, generationId: number): Promise<LifeRow[]> {
  const columns = ['mapId', 'kind', 'subjectId', 'amount', 'isHidden', 'spots'] as const;
  const rows = await rawRows(reader, CatalogLifeEntity, generationId, columns);
  return rows.map((row) => ({ ...row, isHidden: row.isHidden === 1 }));
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
    const found = unpackPortals(drawing).flatMap(({ name, targetMapId }) =>
      targetMapId === null || targetMapId === mapId ? [] : [{ portal: name, targetMapId }],
    );
    if (found.length > 0) exits.set(mapId, found);
    count += 1;
    if (count % DRAWINGS_PER_TURN === 0) await nextTurn();
  }
  return exits;
}
