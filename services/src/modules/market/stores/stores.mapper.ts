import { itemTypeOf } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import type { OpenStore, Sourced, StoreGoods } from '../../../game/index.js';
import type { MarketDto, OpenStoreDto, StoreDto, StoreItemDto } from './stores.dto.js';
import type { UsualPrices } from '../prices/price-book.js';
import { onSale, previewOf } from './open-stores.js';

export function toOpenStore(store: OpenStore, nameOf: (itemId: number) => string): OpenStoreDto {
  const preview = previewOf(store).map(({ itemId, price }) => ({ itemId, itemName: nameOf(itemId), price }));
  return { ...toStore(store), preview };
}

export function toMarket({ value, ...origin }: Sourced<readonly OpenStore[]>): MarketDto {
  return { storeCount: value.length, ...origin };
}

export function toStore(store: OpenStore): StoreDto {
  const { characterId, ownerName, description, channel, mapId } = store;
  const itemCount = onSale(store).length;
  return { characterId, characterName: ownerName, description, itemCount, channel, mapId };
}

export function toStoreItems(store: OpenStore, catalog: Catalog, usual: UsualPrices): StoreItemDto[] {
  return onSale(store).map((line) => toStoreItem(line, catalog.itemName(line.itemId), usual));
}

export function toStoreItem(line: StoreGoods, itemName: string, usual: UsualPrices): StoreItemDto {
  const { rowId, position, ...goods } = line;
  return {
    ...goods,
    inventorymerchantid: rowId ?? position,
    itemName,
    itemType: itemTypeOf(goods.itemId) ?? null,
    percentOfUsual: usual.percentOf(line),
  };
}
