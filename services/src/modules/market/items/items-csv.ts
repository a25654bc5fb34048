import { freeMarketRoom, toCsv, unitPrice } from '@portico/domain';
import type { OwlHitDto } from '../owl-search/owl-search.dto.js';

const HEADER = [
  'item_id',
  'item',
  'price',
  'quantity',
  'bundles',
  'price_per_piece',
  'percent_of_usual',
  'store_id',
  'owner',
  'room',
  'channel',
];

/** Names of columns are English, for programs read them too. */
export function itemsCsv(hits: readonly OwlHitDto[]): string {
  return toCsv(
    HEADER,
    hits.map(({ itemId, name, price, item, store }) => [
      itemId,
      name,
      price,
      item.quantity,
      item.bundles,
      price === null ? null : unitPrice(price, item.quantity),
      item.percentOfUsual,
      store.characterId,
      store.characterName,
      store.mapId === null ? null : (freeMarketRoom(store.mapId) ?? null),
      store.channel,
    ]),
  );
}
