import { itemTypeOf, weaponTypeOf } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import {
  CATALOG_POINTER,
  CatalogItemEntity,
  CatalogMonsterEntity,
  CatalogPointerEntity,
} from '../tables/catalog.entities.js';
import { rawRows } from '../tables/raw-rows.js';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';
import { EMPTY_WORLD, readWorld, type WorldRows } from './world-reader.js';

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
  const columns = ['itemId', 'name', 'hasName', 'description', 'properties'] as const;
  const rows = await rawRows(reader, CatalogItemEntity, generationId, columns);
  return rows.flatMap(({ itemId: id, name, hasName, description, properties }) => {
    const type = itemTypeOf(id);
    if (type === undefined) return [];
    const item: CatalogItem = {
      id,
      name,
      hasName: hasName === 1,
      description,
      type,
      weaponType: weaponTypeOf(id),
      properties: numbersOf(properties),
    };
    return [item];
  });
}

async function readMonsters(reader: EntityManager, generationId: number): Promise<CatalogMonster[]> {
  const rows = await reader.findBy(CatalogMonsterEntity, { generationId });
  return rows.map((row) => ({
    id: row.monsterId,
    name: row.name,
    hasName: row.hasName,
    level: row.level,
    maxHp: row.maxHp,
    maxMp: row.maxMp,
    exp: row.exp,
    isBoss: row.isBoss,
    properties: numbersOf(row.properties),
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
