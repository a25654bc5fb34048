import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { GoodsFinder } from '../owl-search/goods-finder.js';
import type { GoodsQuery } from '../owl-search/goods-finder.js';
import { toOwlHit } from '../owl-search/owl-search.mapper.js';
import { refuseEmptyRange } from '../owl-search/price-range.js';
import { toMarket } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import { WorthBook } from '../worth/worth-book.js';
import type { MarketItemsDto } from './items.dto.js';

@Injectable()
export class MarketItemsService {
  constructor(
    private readonly stores: StoresService,
    private readonly finder: GoodsFinder,
    private readonly catalogs: CatalogService,
    private readonly worths: WorthBook,
  ) {}

  async find(query: GoodsQuery, page: number, limit: number): Promise<MarketItemsDto> {
    refuseEmptyRange(query.minPrice, query.maxPrice, 'max');
    const [stores, usual] = await Promise.all([this.stores.openNow(), this.worths.current()]);
    const finds = this.finder.find(stores.value, query);
    const { current } = this.catalogs;
    return {
      items: finds
        .slice((page - 1) * limit, page * limit)
        .map((find) => toOwlHit(find, current.itemName(find.line.itemId), usual)),
      pagination: databasePagination(page, limit, finds.length),
      ...toMarket(stores),
    };
  }
}
