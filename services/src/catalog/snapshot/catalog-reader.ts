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
