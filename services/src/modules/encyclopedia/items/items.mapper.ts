import type { Catalog, CatalogItem, DropSource, PopularItem } from '../../../catalog/index.js';
import { gameText } from '../shared/game-texts.js';
import { percentsOf, type DropRates } from '../shared/drop-percents.js';
import type { DropSourceDto, ItemDto, ItemSummaryDto, PopularItemDto } from './items.dto.js';

export function toItemSummary(item: CatalogItem): ItemSummaryDto {
  return { id: item.id, name: item.name, type: item.type };
}

export function toPopularItem({ item, sourceCount }: PopularItem): PopularItemDto {
  return { ...toItemSummary(item), sourceCount };
}

export function toItem(item: CatalogItem, catalog: Catalog): ItemDto {
  const description = gameText(catalog, item.description);
  return {
    ...toItemSummary(item),
    description: description.text,
    descriptionRuns: description.runs,
    weaponType: item.weaponType ?? null,
    properties: item.properties,
  };
}

export function toDropSource(source: DropSource, rates: DropRates): DropSourceDto {
  return {
    type: source.type,
    dropperid: source.dropperId,
    name: source.name,
    level: source.level,
    boss: source.isBoss,
    minQuantity: source.minimumQuantity,
    maxQuantity: source.maximumQuantity,
    ...percentsOf(source.percent, source.type, source.isBoss, rates),
    questId: source.questId,
  };
}
