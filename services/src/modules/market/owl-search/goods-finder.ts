import { Injectable } from '@nestjs/common';
import {
  itemTypeOf,
  GOODS_SORTS,
  ITEM_TYPES,
  MAX_GOODS_TERM,
  type GoodsSort,
  type ItemType,
} from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { inRoom, onSale, ROOM_CHOICES } from '../stores/open-stores.js';
import { SortedReadings } from '../stores/sorted-readings.js';
import { OWL_ORDERS, type OwlFind } from './owl-order.js';
import { invalidField } from '../../../platform/errors/index.js';
import { choiceParameter, mesosParameter, QueryObject, termParameter } from '../../../platform/http/index.js';

/** Conditions on goods; absent ones do not matter. Goods of unknown price match no price range. */
export interface GoodsQuery {
  /** Part of a name. */
  term: string;
  itemId?: number | null | undefined;
  itemType?: ItemType | null | undefined;
  /** Mesos a bundle. */
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  /** `3` is FM3. */
  room?: string | undefined;
  sort: GoodsSort;
}

type Stores = readonly OpenStore[];
type Finds = readonly OwlFind[];

/** Goods of all open stores. Pages of everything are asked for most: each order of a reading of the stores is sorted once. */
@Injectable()
export class GoodsFinder {
  private readonly goods = new SortedReadings<GoodsSort, OwlFind>(goodsOf, OWL_ORDERS);

  constructor(private readonly catalogs: CatalogService) {}

  /** Matching goods in the requested order. */
  find(stores: Stores, query: GoodsQuery): Finds {
    const rooms = new Set(inRoom(stores, query.room));
    const fitting = this.goods
      .sorted(stores, query.sort)
      .filter(({ store, line }) => rooms.has(store) && fits(line, query));
    return query.term === '' ? fitting : this.named(fitting, query);
  }

  private named(finds: Finds, { term, sort }: GoodsQuery): Finds {
    const ranks = this.catalogs.current.itemRanks(term);
    const named = finds.flatMap((find) => {
      const relevance = ranks.get(find.line.itemId);
      return relevance === undefined ? [] : [{ ...find, relevance }];
    });
    return named.sort(OWL_ORDERS[sort]);
  }
}

export function goodsOf(stores: Stores): OwlFind[] {
  return stores.flatMap((store) => onSale(store).map((line) => ({ store, line, relevance: 0 })));
}

function fits(line: StoreGoods, { itemId, itemType, minPrice, maxPrice }: GoodsQuery): boolean {
  if (typeof itemId === 'number' && line.itemId !== itemId) return false;
  if (typeof itemType === 'string' && itemTypeOf(line.itemId) !== itemType) return false;
  if (typeof minPrice === 'number' && (line.price === null || line.price < minPrice)) return false;
  return typeof maxPrice !== 'number' || (line.price !== null && line.price <= maxPrice);
}

/** Refuses prices that leave nothing between them, and names the field of the higher one. */
export function refuseEmptyRange(
  min: number | null | undefined,
  max: number | null | undefined,
  field: string,
): void {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  throw invalidField(field, 'notBelow', 'Must not be below the lowest price');
}

/** The search of goods in an address, as a `GoodsQuery`. */
export function GoodsParams(): ParameterDecorator {
  return QueryObject({
    term: termParameter({ max: MAX_GOODS_TERM }),
    itemType: choiceParameter('type', ITEM_TYPES),
    minPrice: mesosParameter('min'),
    maxPrice: mesosParameter('max'),
    room: choiceParameter('room', ROOM_CHOICES),
    sort: choiceParameter('sort', GOODS_SORTS, 'relevance'),
  });
}
