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
import type { QuestDetails } from '../tables/catalog-world.types.js';
import type { CatalogMap, CatalogNpc, CatalogQuest, CatalogReactor } from './world.types.js';

/** Spots stay JSON until somebody asks for them: nearly all memory of the maps is in them. */
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
  /** The ground of maps by map id, packed as `packMapDrawing` does. */
  drawings: ReadonlyMap<number, Uint8Array>;
}

export const EMPTY_WORLD: WorldRows = {
  maps: [],
  npcs: [],
  quests: [],
  reactors: [],
  life: [],
  foundAt: [],
  drawings: new Map(),
};

/** Maps, NPCs, quests and reactors of one generation; raw rows where entities of thousands would take several times as long. */
export async function readWorld(reader: EntityManager, generationId: number): Promise<WorldRows> {
  return {
    maps: await readMaps(reader, generationId),
    npcs: await readNpcs(reader, generationId),
    quests: await readQuests(reader, generationId),
    reactors: await readReactors(reader, generationId),
    life: await readLife(reader, generationId),
    foundAt: await readFoundAt(reader, generationId),
    drawings: await readDrawings(reader, generationId),
  };
}

async function readMaps(reader: EntityManager, generationId: number): Promise<CatalogMap[]> {
  const rows = await reader
    .createQueryBuilder(CatalogMapEntity, 'map')
    .select('map.mapId', 'id')
    .addSelect('map.name', 'name')
    .addSelect('map.hasName', 'hasName')
    .addSelect('map.streetName', 'streetName')
    .addSelect('map.region', 'region')
    .addSelect('map.description', 'description')
    .addSelect('map.hasFile', 'hasFile')
    .addSelect('map.sourceMapId', 'sourceMapId')
    .addSelect('map.isTown', 'isTown')
    .addSelect('map.fieldLimit', 'fieldLimit')
    .addSelect('map.returnMapId', 'returnMapId')
    .addSelect('map.mapMark', 'mapMark')
    .addSelect('map.minimapWidth', 'minimapWidth')
    .addSelect('map.minimapHeight', 'minimapHeight')
    .where('map.generationId = :generationId', { generationId })
    .getRawMany<RawFlags<CatalogMap, 'hasName' | 'hasFile' | 'isTown'>>();
  return rows.map((row) => ({
    ...row,
    hasName: row.hasName === 1,
    hasFile: row.hasFile === 1,
    isTown: row.isTown === 1,
  }));
}

async function readNpcs(reader: EntityManager, generationId: number): Promise<CatalogNpc[]> {
  const rows = await reader
    .createQueryBuilder(CatalogNpcEntity, 'npc')
    .select('npc.npcId', 'id')
    .addSelect('npc.name', 'name')
    .addSelect('npc.hasName', 'hasName')
    .addSelect('npc.occupation', 'occupation')
    .where('npc.generationId = :generationId', { generationId })
    .getRawMany<RawFlags<CatalogNpc, 'hasName'>>();
  return rows.map((row) => ({ ...row, hasName: row.hasName === 1 }));
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
  const rows = await reader
    .createQueryBuilder(CatalogLifeEntity, 'life')
    .select('life.mapId', 'mapId')
    .addSelect('life.kind', 'kind')
    .addSelect('life.subjectId', 'subjectId')
    .addSelect('life.amount', 'amount')
    .addSelect('life.isHidden', 'isHidden')
    .addSelect('life.spots', 'spots')
    .where('life.generationId = :generationId', { generationId })
    .getRawMany<RawFlags<LifeRow, 'isHidden'>>();
  return rows.map((row) => ({ ...row, isHidden: row.isHidden === 1 }));
}

function readFoundAt(reader: EntityManager, generationId: number): Promise<FoundAtRow[]> {
  return reader
    .createQueryBuilder(CatalogFoundAtEntity, 'found')
    .select('found.kind', 'kind')
    .addSelect('found.subjectId', 'subjectId')
    .addSelect('found.mapId', 'mapId')
    .where('found.generationId = :generationId', { generationId })
    .getRawMany<FoundAtRow>();
}

/** Ids of one read: a server sends so many drawings well within the time that a read has. */
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

/** Both engines answer flags of raw rows as 0 and 1. */
type RawFlags<T, Flags extends keyof T> = Omit<T, Flags> & Record<Flags, number>;
