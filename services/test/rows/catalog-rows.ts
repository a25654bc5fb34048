import type { EntityManager } from 'typeorm';
import { insertRow } from '../harness/rows.js';

const IMPORTED_AT = 1_767_225_600_000;

const ITEMS: [id: number, name: string, properties: Record<string, number>, description?: string][] = [
  [1302000, 'Ferry Oar', { incPAD: 17, reqLevel: 5, tuc: 7, price: 1 }, 'It has seen calmer waters.'],
  [1302001, 'Gilded Ferry Oar', { incPAD: 30, reqLevel: 30 }],
  [2000000, 'Plum Tonic', { price: 5 }],
  [3010000, 'Wicker Chair', {}],
  [4000019, '소라 껍질', {}],
  [5000000, '100% Cotton Pup', {}],
];

const MONSTERS: [id: number, name: string, level: number | null, maxHp: number, isBoss: number][] = [
  [100100, 'Dockside Crab', 12, 240, 0],
  [100101, 'Harbor Crab', 20, 900, 0],
  [8800002, 'Old Lantern King', 110, 2_100_000_000, 1],
];

/** A small import as generation 1, switched into service. */
export async function importCatalog(manager: EntityManager): Promise<void> {
  await insertRow(manager, 'portal_catalog_generation', {
    id: 1,
    started_at: IMPORTED_AT,
    touched_at: IMPORTED_AT,
    finished_at: IMPORTED_AT,
    item_count: ITEMS.length,
    monster_count: MONSTERS.length,
  });
  for (const item of ITEMS) await insertItem(manager, ...item);
  for (const [id, name, level, maxHp, isBoss] of MONSTERS) {
    await insertRow(manager, 'portal_catalog_monster', {
      generation_id: 1,
      monster_id: id,
      name,
      has_name: 1,
      level,
      max_hp: maxHp,
      max_mp: 10,
      exp: 33,
      is_boss: isBoss,
      properties: '{}',
    });
  }
  await insertRow(manager, 'portal_catalog_pointer', {
    name: 'catalog',
    generation_id: 1,
    switched_at: IMPORTED_AT,
  });
}

/** An item of the small import. */
export function insertItem(
  manager: EntityManager,
  id: number,
  name: string,
  properties: Record<string, number>,
  description = '',
): Promise<void> {
  return insertRow(manager, 'portal_catalog_item', {
    generation_id: 1,
    item_id: id,
    name,
    has_name: 1,
    description,
    properties: JSON.stringify(properties),
  });
}

/** Drops of the small import, some of ids that it does not know. */
export async function insertDrops(manager: EntityManager): Promise<void> {
  const drops = [
    [1, 100100, 4000019, 1, 1, 0, 600_000],
    [2, 100100, 1302000, 1, 1, 0, 800],
    [3, 100100, 0, 4, 6, 0, 400_000],
    [4, 8800002, 1302000, 1, 2, 0, 300_000],
    [5, 8800002, 4999999, 1, 1, 1008, 4_999_995],
    [6, 9999998, 2000000, 1, 1, 0, 150],
  ];
  for (const [id, dropperid, itemid, minimum_quantity, maximum_quantity, questid, chance] of drops) {
    await insertRow(manager, 'drop_data', {
      id: Number(id),
      dropperid: Number(dropperid),
      itemid: Number(itemid),
      minimum_quantity: Number(minimum_quantity),
      maximum_quantity: Number(maximum_quantity),
      questid: Number(questid),
      chance: Number(chance),
    });
  }
  await insertRow(manager, 'reactordrops', {
    reactordropid: 1,
    reactorid: 2001,
    itemid: 2000000,
    chance: 15,
    questid: -1,
  });
  await insertRow(manager, 'drop_data_global', {
    id: 1,
    continent: -1,
    itemid: 3010000,
    minimum_quantity: 1,
    maximum_quantity: 1,
    questid: 0,
    chance: 1000,
  });
}

export const SCROLLS: [id: number, name: string, properties: Record<string, number>][] = [
  [2043002, 'Scroll for One-Handed Sword 10%', { success: 10, incPAD: 5, price: 1 }],
  [2043004, 'Dark Scroll for One-Handed Sword 30%', { success: 30, cursed: 50, incPAD: 5, incSTR: 3 }],
  [2043005, 'Odd Scroll for One-Handed Sword', { success: 110, cursed: -5, incPAD: 1 }],
  [2040002, 'Scroll for Hat 10%', { success: 10, incPDD: 5 }],
  [2049000, 'Clean Slate', { success: 1 }],
];
