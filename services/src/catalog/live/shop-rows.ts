import type { EntityManager } from 'typeorm';
import { ShopEntity, ShopItemEntity } from '../../game/index.js';
import type { LiveTable } from './live-tables.js';

export interface ShopRow {
  npcId: number;
  itemId: number;
  price: number;
  pitch: number;
}

/** All lines of shops in the game's order; none if a table is missing. */
export async function readShopRows(
  reader: EntityManager,
  tables: ReadonlySet<LiveTable>,
): Promise<ShopRow[]> {
  if (!tables.has('shops') || !tables.has('shopitems')) return [];
  return await reader
    .createQueryBuilder(ShopItemEntity, 'line')
    .innerJoin(ShopEntity, 'shop', 'shop.id = line.shopId')
    .select('COALESCE(shop.npcId, 0)', 'npcId')
    .addSelect('COALESCE(line.itemId, 0)', 'itemId')
    .addSelect('COALESCE(line.price, 0)', 'price')
    .addSelect('COALESCE(line.pitch, 0)', 'pitch')
    .orderBy('line.shopId', 'ASC')
    .addOrderBy('line.position', 'DESC')
    .addOrderBy('line.id', 'ASC')
    .getRawMany<ShopRow>();
}
