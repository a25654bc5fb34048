import { Injectable } from '@nestjs/common';
import type { ItemSort, ItemType } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { toQuestMention } from '../quests/quests.mapper.js';
import { type ListQuery, listedPage, known, requireSearchable } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import { type ItemFilters, itemRows, listItems, originsOf, sortedItems, toListedItem } from './item-list.js';
import type { ItemDetailDto, ItemListDto, ItemSearchDto, PopularItemDto } from './items.dto.js';
import { toDropSource, toItem, toItemMatch, toItemRow, toPopularItem, toRecipe } from './items.mapper.js';

export interface ItemSearch {
  term: string;
  type?: ItemType;
  page: number;
  limit: number;
}

@Injectable()
export class ItemsService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  popular(type: ItemType | undefined, limit: number): PopularItemDto[] {
    return this.catalogs.current.popularItems({ type, limit }).map(toPopularItem);
  }

  search({ term, type, page, limit }: ItemSearch): ItemSearchDto {
    requireSearchable(term);
    const catalog = this.catalogs.current;
    const found = catalog.searchItems({ term, type });
    const query = { kind: 'item', term, page, limit, isFiltered: type !== undefined } as const;
    const { shown, rest } = listedPage(catalog, query, found, ({ name }) => name);
    return { items: shown.map(([item, matches]) => toItemMatch(item, matches)), ...rest };
  }

  list({ term, filters, sort, order, page, limit }: ListQuery<ItemFilters, ItemSort>): ItemListDto {
    requireSearchable(term);
    const catalog = this.catalogs.current;
    const rows = itemRows(catalog);
    const all =
      term === ''
        ? sortedItems(catalog, { sort, order })
        : catalog
            .searchItems({ term })
            .map((item) => rows.get(item.id) ?? toListedItem(item, originsOf(catalog, item.id)));
    const found = listItems(all, filters, { sort: term === '' ? 'relevance' : sort, order });
    const query = { kind: 'item', term, page, limit, isFiltered: all.length > 0 } as const;
    const { shown, rest } = listedPage(catalog, query, found, ({ item }) => item.name);
    return { items: shown.map(([row, matches]) => toItemRow(row, matches)), ...rest };
  }

  item(id: number): ItemDetailDto {
    const catalog = this.catalogs.current;
    const item = known(catalog, catalog.item(id), 'catalog.item_not_found');
    return {
      item: toItem(item, catalog),
      dropSources: catalog.drops
        .sourcesOfItem(id)
        .map((source) => toDropSource(source, this.config.dropRates)),
      soldBy: [...catalog.shops.offersOf(id)],
      madeFrom: toRecipe(catalog.maker.recipeOf(id)),
      usedToMake: [...catalog.maker.usesOf(id)],
      quests: catalog.world.quests.ofItem(id).map(toQuestMention),
      ...toCatalogStamp(catalog),
    };
  }
}
