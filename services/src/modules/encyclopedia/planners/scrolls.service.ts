import { Injectable } from '@nestjs/common';
import { scrollFits } from '@portico/domain';
import { oncePerCatalog, CatalogService, type CatalogItem } from '../../../catalog/index.js';
import { toItemSummary } from '../items/items.mapper.js';
import { known } from '../shared/catalog-search.js';
import { toCatalogStamp } from '../shared/catalog-stamp.dto.js';
import type { FittingScrollDto, ScrollTableDto } from './scrolls.dto.js';

/** Scrolls with a chance and something to add, by ID. Leaves out clean slates and chaos scrolls, for which the files name no stat. */
const scrollsOf = oncePerCatalog((catalog) =>
  catalog
    .searchItems({ term: '' })
    .flatMap((item) => toScroll(item) ?? [])
    .sort((one, other) => one.id - other.id),
);

@Injectable()
export class ScrollsService {
  constructor(private readonly catalogs: CatalogService) {}

  table(itemId: number): ScrollTableDto {
    const catalog = this.catalogs.current;
    const item = known(catalog, catalog.item(itemId), 'catalog.item_not_found');
    const slots = item.properties['tuc'] ?? 0;
    return {
      item: toItemSummary(item),
      slots,
      scrolls: slots > 0 ? scrollsOf(catalog).filter(({ id }) => scrollFits(id, itemId)) : [],
      ...toCatalogStamp(catalog),
    };
  }
}

function toScroll(item: CatalogItem): FittingScrollDto | undefined {
  const { success = 0, cursed = 0, ...rest } = item.properties;
  const gains = Object.entries(rest).filter(([name, value]) => name.startsWith('inc') && value !== 0);
  if (success <= 0 || gains.length === 0) return undefined;
  return {
    ...toItemSummary(item),
    success: chance(success),
    destroys: chance(cursed),
    gains: Object.fromEntries(gains),
  };
}

function chance(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
