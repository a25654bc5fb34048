import type { EntityManager } from 'typeorm';
import { MakerItemEntity, MakerPartEntity } from '../../game/index.js';
import type { LiveTable } from './live-rows.js';

export interface MakerRows {
  items: readonly MakerItemEntity[];
  parts: readonly MakerPartEntity[];
}

export const NO_MAKER_ROWS: MakerRows = { items: [], parts: [] };

/** All recipes of the Maker skill; none if a table is missing. */
export async function readMakerRows(
  reader: EntityManager,
  tables: ReadonlySet<LiveTable>,
): Promise<MakerRows> {
  if (!tables.has('makercreatedata') || !tables.has('makerrecipedata')) return NO_MAKER_ROWS;
  return {
    items: await reader.find(MakerItemEntity, { order: { classes: 'ASC', itemId: 'ASC' } }),
    parts: await reader.find(MakerPartEntity, { order: { itemId: 'ASC', partId: 'ASC' } }),
  };
}
