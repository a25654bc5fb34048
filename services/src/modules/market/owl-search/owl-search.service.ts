import { Injectable } from '@nestjs/common';
import { itemTypeOf } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { readTerm } from '../../../platform/http/index.js';
import { onSale, toSource, toStore, toStoreItem } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import { OWL_ORDERS } from './owl-order.js';
import type { OwlFind } from './owl-order.js';
import { MAX_OWL_HITS, MAX_OWL_NAME } from './owl-search.dto.js';
import type { OwlSearchDto, OwlSearchRequestDto } from './owl-search.dto.js';

@Injectable()
export class OwlSearchService {
  constructor(
    private readonly stores: StoresService,
    private readonly catalogs: CatalogService,
  ) {}

  async search(request: OwlSearchRequestDto): Promise<OwlSearchDto> {
    refuseEmptyRange(request);
    const { value, ...origin } = await this.stores.openNow();
    const finds = isBlank(request) ? [] : this.find(value, request);
    finds.sort(OWL_ORDERS[request.sortBy ?? 'relevance']);
    const { current } = this.catalogs;
    const data = finds.slice(0, MAX_OWL_HITS).map(({ store, line }) => ({
      store: toStore(store),
      item: toStoreItem(line, current.itemName(line.itemId)),
    }));
    return { success: true, data, total: finds.length, ...toSource(origin) };
  }

  private find(stores: readonly OpenStore[], request: OwlSearchRequestDto): OwlFind[] {
    const relevanceOf = this.relevanceFor(termOf(request));
    const finds: OwlFind[] = [];
    for (const store of stores) {
      for (const line of onSale(store)) {
        const relevance = relevanceOf(line.itemId);
        if (relevance !== undefined && fits(line, request)) finds.push({ store, line, relevance });
      }
    }
    return finds;
  }

  /** Place of an item among those that the term finds; undefined where it does not. Without a term all are alike. */
  private relevanceFor(term: string): (itemId: number) => number | undefined {
    if (term === '') return () => 0;
    const places = new Map(this.catalogs.current.searchItems({ term }).map(({ id }, place) => [id, place]));
    return (itemId) => places.get(itemId);
  }
}

function termOf({ itemName }: OwlSearchRequestDto): string {
  return readTerm('itemName', itemName ?? '', MAX_OWL_NAME);
}

function isBlank(request: OwlSearchRequestDto): boolean {
  const { itemId, itemType, minPrice, maxPrice } = request;
  return (
    termOf(request) === '' && [itemId, itemType, minPrice, maxPrice].every((part) => (part ?? null) === null)
  );
}

function fits(line: StoreGoods, { itemId, itemType, minPrice, maxPrice }: OwlSearchRequestDto): boolean {
  if (typeof itemId === 'number' && line.itemId !== itemId) return false;
  if (typeof itemType === 'string' && itemTypeOf(line.itemId) !== itemType) return false;
  if (typeof minPrice === 'number' && (line.price === null || line.price < minPrice)) return false;
  return typeof maxPrice !== 'number' || (line.price !== null && line.price <= maxPrice);
}

function refuseEmptyRange({ minPrice, maxPrice }: OwlSearchRequestDto): void {
  if (typeof minPrice !== 'number' || typeof maxPrice !== 'number' || minPrice <= maxPrice) return;
  const issue = { field: 'maxPrice', rule: 'notBelow', msg: 'Must not be below minPrice' };
  throw new AppError('request.validation_failed', undefined, [issue]);
}
