import { itemTypeOf } from '@portico/domain';
import type { OpenStore, Sourced, StoreGoods } from '../../../game/index.js';
import type { OpenStoresDto, SourcedDto, StoreDto, StoreItemDto } from './stores.dto.js';

export function toOpenStores({ value, ...origin }: Sourced<OpenStore[]>): OpenStoresDto {
  return { stores: value.map(toStore), ...toSource(origin) };
}

export function toSource({ source, asOf }: Pick<Sourced<unknown>, 'source' | 'asOf'>): SourcedDto {
  return { source, asOf };
}

export function toStore(store: OpenStore): StoreDto {
  const { characterId, ownerName, description, channel, mapId } = store;
  const itemCount = onSale(store).length;
  return { characterId, characterName: ownerName, description, itemCount, channel, mapId };
}

/** Lines that still have something to sell: bundles, and pieces in them. */
export function onSale({ goods }: OpenStore): StoreGoods[] {
  return goods.filter(({ bundles, quantity }) => bundles > 0 && quantity > 0);
}

export function toStoreItem(line: StoreGoods, itemName: string): StoreItemDto {
  return {
    inventorymerchantid: line.rowId ?? line.position,
    itemId: line.itemId,
    itemName,
    itemType: itemTypeOf(line.itemId) ?? null,
    price: line.price,
    bundles: line.bundles,
    quantity: line.quantity,
    stats: line.stats,
  };
}
