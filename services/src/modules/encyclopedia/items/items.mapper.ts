import type { Catalog, CatalogItem, DropSource, PopularItem, Recipe } from '../../../catalog/index.js';
import { gameText } from '../shared/game-text.dto.js';
import { percentsOf, type DropRates } from '../shared/drop-percents.js';
import { levelOf, type ListedItem } from './item-list.js';
import type {
  DropSourceDto,
  ItemDto,
  ItemMatchDto,
  ItemPropertiesDto,
  ItemRowDto,
  ItemSummaryDto,
  PopularItemDto,
  RecipeDto,
} from './items.dto.js';

export function toItemSummary(item: CatalogItem): ItemSummaryDto {
  return { id: item.id, name: item.name, type: item.type };
}

export function toPopularItem({ item, sourceCount }: PopularItem): PopularItemDto {
  return { ...toItemSummary(item), sourceCount };
}

export function toItemMatch(item: CatalogItem, matches: number[][]): ItemMatchDto {
  return { ...toItemSummary(item), level: levelOf(item), weaponType: item.weaponType ?? null, matches };
}

export function toItemRow(row: ListedItem, matches: number[][]): ItemRowDto {
  const { item, jobMask, stats, sourceCount } = row;
  return { ...toItemMatch(item, matches), jobMask, ...stats, sourceCount };
}

export function toItemProperties(item: CatalogItem): ItemPropertiesDto {
  return { ...toItemSummary(item), weaponType: item.weaponType ?? null, properties: item.properties };
}

export function toItem(item: CatalogItem, catalog: Catalog): ItemDto {
  const description = gameText(catalog, item.description);
  return { ...toItemProperties(item), description: description.text, descriptionRuns: description.runs };
}

export function toRecipe(recipe: Recipe | undefined): RecipeDto | null {
  return recipe === undefined ? null : { ...recipe, parts: [...recipe.parts] };
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
