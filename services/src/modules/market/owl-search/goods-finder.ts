import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import type { OpenStore, Sourced } from '../../../game/index.js';
import { SHOWN_FOR_MS, StoresService } from '../stores/stores.service.js';
import { GoodsIndex } from './goods-index.js';
import type { GoodsQuery } from './goods-query.js';
import { PriceBook, type UsualPrices } from '../prices/price-book.js';
import type { OwlFind } from './owl-order.js';

/** A smaller market is indexed without breaks, in a few milliseconds. */
const SMALL_MARKET_STORES = 300;

type Stores = Sourced<OpenStore[]>;

interface BuiltIndex {
  goods: GoodsIndex;
  stores: Stores;
  /** Import that provided the items' usual values. */
  generation: number | null;
  usual: UsualPrices;
  at: number;
}

export interface FoundGoods {
  total: number;
  slice: (start: number, end: number) => OwlFind[];
  stores: Stores;
  /** Usual prices that the goods were filtered and sorted by. */
  usual: UsualPrices;
}

/** Searches the goods of all open stores. While the index of a large market is built, the previous one is searched. */
@Injectable()
export class GoodsFinder {
  private index: BuiltIndex | undefined;
  private building: Promise<BuiltIndex> | undefined;

  constructor(
    private readonly stores: StoresService,
    private readonly catalogs: CatalogService,
    private readonly prices: PriceBook,
  ) {}

  async find(query: GoodsQuery): Promise<FoundGoods> {
    const { goods, stores, usual } = await this.current();
    const ranks = query.term === '' ? undefined : this.catalogs.current.itemRanks(query.term);
    const rows = goods.find(query, ranks);
    return {
      total: rows.length,
      slice: (start, end) => goods.goods(rows.subarray(start, end)),
      stores,
      usual,
    };
  }

  private async current(): Promise<BuiltIndex> {
    const [stores, usual] = await Promise.all([this.stores.openNow(), this.prices.current()]);
    const { generation } = this.catalogs.current;
    const { index } = this;
    if (index?.stores.value === stores.value && index.generation === generation && index.usual === usual) {
      return { ...index, stores };
    }
    this.building ??= this.build(stores, generation, usual).finally(() => (this.building = undefined));
    const isShown = index?.generation === generation && performance.now() - index.at < SHOWN_FOR_MS;
    if (!isShown || stores.value.length < SMALL_MARKET_STORES) return this.building;
    // Callers that wait for the new index get the error. This caller has the previous one.
    this.building.catch(() => undefined);
    return index;
  }

  private async build(stores: Stores, generation: number | null, usual: UsualPrices): Promise<BuiltIndex> {
    const { current } = this.catalogs;
    const steps = GoodsIndex.build(
      stores.value,
      (itemId) => current.item(itemId)?.properties,
      (line) => usual.percentOf(line),
    );
    let step = steps.next();
    while (step.done !== true) {
      if (stores.value.length >= SMALL_MARKET_STORES) await nextTurn();
      step = steps.next();
    }
    this.index = { goods: step.value, stores, generation, usual, at: performance.now() };
    return this.index;
  }
}
