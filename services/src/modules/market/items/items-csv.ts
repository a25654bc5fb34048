import { freeMarketRoom, unitPrice, type CsvCell } from '@portico/domain';
import { csvOf } from '../../../platform/http/index.js';
import type { OwlHitDto } from '../owl-search/owl-search.dto.js';

const COLUMNS = {
  item_id: ({ itemId }) => itemId,
  item: ({ name }) => name,
  price: ({ price }) => price,
  quantity: ({ item }) => item.quantity,
  bundles: ({ item }) => item.bundles,
  price_per_piece: ({ price, item }) => (price === null ? null : unitPrice(price, item.quantity)),
  percent_of_usual: ({ item }) => item.percentOfUsual,
  store_id: ({ store }) => store.characterId,
  owner: ({ store }) => store.characterName,
  room: ({ store: { mapId } }) => (mapId === null ? null : (freeMarketRoom(mapId) ?? null)),
  channel: ({ store }) => store.channel,
} satisfies Record<string, (hit: OwlHitDto) => CsvCell>;

export function itemsCsv(hits: readonly OwlHitDto[]): string {
  return csvOf(COLUMNS, hits);
}
