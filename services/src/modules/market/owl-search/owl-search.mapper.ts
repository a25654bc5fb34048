import type { Catalog } from '../../../catalog/index.js';
import type { UsualPrices } from '../prices/price-book.js';
import { toStore, toStoreItem } from '../stores/stores.mapper.js';
import type { OwlFind } from './owl-order.js';
import type { OwlHitDto } from './owl-search.dto.js';

export function toOwlHit({ store, line }: OwlFind, catalog: Catalog, usual: UsualPrices): OwlHitDto {
  const name = catalog.itemName(line.itemId);
  return {
    itemId: line.itemId,
    name,
    ownerId: store.characterId,
    ownerName: store.ownerName,
    price: line.price,
    store: toStore(store),
    item: toStoreItem(line, name, usual),
  };
}
