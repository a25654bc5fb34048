import {
  GOODS_STATS,
  freeMarketMap,
  idsOfKind,
  type GoodsStat,
  type GoodsSort,
  type NumberRange,
  type StatWeight,
} from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import type { OpenStore, StoreGoods } from '../../../game/index.js';
import { type BaseOf, isAboveAverage, isClean } from './equipment-quality.js';
import type { GoodsQuery } from './goods-query.js';
import { type Column, keepOutside, keepSome, keepWithin } from './kept-rows.js';
import { byOwnerName, goodsOfStore, type OwlFind } from './owl-order.js';
import { rankedSteps, type RowOrder, sortedRows } from './row-order.js';

/** Percent of the usual price of a line; null if unknown. */
type PercentOf = (line: StoreGoods) => number | null;

/** Rows to index before other requests get a turn: a few milliseconds. */
const ROWS_PER_STEP = 2000;

/** The same for stores, which have up to sixteen rows each. */
const STORES_PER_STEP = 500;

/** Goods of one reading as columns of numbers, so that a condition is one pass. Rows are in the order of a walk through the rooms. */
export class GoodsIndex {
  /** NaN for all items but equipment. Stats are of sixteen bits, and short columns stay in the processor's cache. */
  private readonly stats: Readonly<Record<GoodsStat, Float32Array>>;
  private readonly itemIds: Float64Array;
  private readonly mapIds: Float64Array;
  private readonly channels: Float64Array;
  /** NaN if the price is unknown, because NaN is in no range. */
  private readonly prices: Float64Array;
  private readonly pieces: Float64Array;
  /** NaN if the usual price is unknown. */
  private readonly percents: Float64Array;
  /** Pieces on sale, negative so that the largest offer is first. */
  private readonly amounts: Float64Array;
  private readonly isClean: Float64Array;
  private readonly isAbove: Float64Array;
  private readonly orders = new Map<GoodsSort, RowOrder>();

  private constructor(private readonly finds: readonly OwlFind[]) {
    const { length } = finds;
    this.stats = recordOf(GOODS_STATS, () => new Float32Array(length).fill(Number.NaN));
    this.itemIds = new Float64Array(length);
    this.mapIds = new Float64Array(length);
    this.channels = new Float64Array(length);
    this.prices = new Float64Array(length);
    this.pieces = new Float64Array(length);
    this.percents = new Float64Array(length);
    this.amounts = new Float64Array(length);
    this.isClean = new Float64Array(length);
    this.isAbove = new Float64Array(length);
  }

  static *build(
    stores: readonly OpenStore[],
    baseOf: BaseOf,
    percentOf: PercentOf = () => null,
  ): Generator<void, GoodsIndex> {
    const finds: OwlFind[] = [];
    for (const [at, store] of byOwnerName(stores).entries()) {
      finds.push(...goodsOfStore(store));
      if (at % STORES_PER_STEP === 0) yield;
    }
    const index = new GoodsIndex(finds);
    for (let row = 0; row < finds.length; row += 1) {
      index.fill(row, baseOf, percentOf);
      if (row % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
    }
    const { orders, prices } = index;
    const byPlace = index.orderOfStores();
    orders.set('store_name', byPlace);
    yield;
    const cheapest = yield* rankedSteps(byPlace.rows, prices);
    orders.set('price_asc', cheapest);
    const highest = prices.map((price) => (Number.isNaN(price) ? Infinity : -price));
    orders.set('price_desc', yield* rankedSteps(byPlace.rows, highest));
    orders.set('quantity_desc', yield* rankedSteps(cheapest.rows, index.amounts));
    orders.set('usual_asc', yield* rankedSteps(cheapest.rows, index.percents));
    orders.set('piece_asc', yield* rankedSteps(byPlace.rows, index.pieces));
    return index;
  }

  /** `ranks` is the relevance of each item that matches the term; without it all items match. */
  find(query: GoodsQuery, ranks?: ReadonlyMap<number, number>): Uint32Array {
    const { sort, sums = [] } = query;
    const order = this.orders.get(sort) ?? this.orders.get('price_asc');
    let rows = this.fitting(order?.rows.slice() ?? new Uint32Array(), query);
    if (ranks !== undefined) rows = this.ranked(rows, ranks, sort === 'relevance' ? undefined : order?.ranks);
    const main = sort === 'sum_desc' ? sums[0] : undefined;
    for (const sum of sums) if (sum !== main) rows = keepWithin(rows, this.sums(rows, sum.of, 1), sum.range);
    if (main === undefined) return rows;
    const negative = this.sums(rows, main.of, -1);
    const { min = -Infinity, max = Infinity } = main.range;
    return sortedRows(keepWithin(rows, negative, { min: -max, max: -min }), negative);
  }

  goods(rows: Uint32Array): OwlFind[] {
    return Array.from(rows).flatMap((row) => this.finds[row] ?? []);
  }

  /** Rows of matching items. Relevance sorts rows that the order treats as equal, or all rows if there is no order. */
  private ranked(
    rows: Uint32Array,
    ranks: ReadonlyMap<number, number>,
    order: Float64Array | undefined,
  ): Uint32Array {
    const relevances = this.itemIds.map((id) => ranks.get(id) ?? Number.NaN);
    const relevant = sortedRows(keepWithin(rows, relevances, {}), relevances);
    return order === undefined ? relevant : sortedRows(relevant, order);
  }

  private fitting(all: Uint32Array, query: GoodsQuery): Uint32Array {
    const { itemId, itemType, gear, minPrice, maxPrice, unit, below, room, channel, scrolls, rolls } = query;
    let rows = all;
    const keep = (column: Column, range: NumberRange) => (rows = keepWithin(rows, column, range));
    const keepSame = (column: Float64Array, wanted: number) => keep(column, { min: wanted, max: wanted });
    if (typeof itemId === 'number') keepSame(this.itemIds, itemId);
    if (below !== undefined) keep(this.percents, { max: below });
    if (gear !== undefined) keep(this.itemIds, idsOfKind(gear));
    if (room !== undefined) keepSame(this.mapIds, freeMarketMap(Number(room)));
    if (channel !== undefined) keepSame(this.channels, channel);
    if (scrolls === 'clean') keepSame(this.isClean, 1);
    if (scrolls === 'scrolled') keep(this.stats.upgrades, { min: 1 });
    if (rolls === 'above') keepSame(this.isAbove, 1);
    for (const range of query.allStats ?? []) keep(this.stats[range.stat], range);
    // Most goods are equipment, and most have a price. These conditions remove few rows, so they come late.
    if (typeof itemType === 'string') keep(this.itemIds, idsOfKind(itemType));
    if (typeof minPrice === 'number' || typeof maxPrice === 'number') {
      const range = { min: minPrice ?? 0, max: maxPrice ?? Infinity };
      keep(unit === 'piece' ? this.pieces : this.prices, range);
    }
    for (const { least, of } of query.someStats ?? []) {
      const ranges = of.map((range) => [this.stats[range.stat], range] as const);
      rows = keepSome(rows, least, ranges);
    }
    for (const one of query.not ?? []) {
      const [column, range] =
        typeof one === 'string' ? [this.itemIds, idsOfKind(one)] : [this.stats[one.stat], one];
      rows = keepOutside(rows, column, range);
    }
    return rows;
  }

  private sums(rows: Uint32Array, weights: readonly StatWeight[], factor: number): Float64Array {
    const sums = new Float64Array(this.finds.length);
    for (const { stat, weight } of weights) {
      const column = this.stats[stat];
      const times = weight * factor;
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        sums[row] = (sums[row] ?? 0) + (column[row] ?? 0) * times;
      }
    }
    return sums;
  }

  private orderOfStores(): RowOrder {
    const order = { rows: new Uint32Array(this.finds.length), ranks: new Float64Array(this.finds.length) };
    let rank = 0;
    for (let row = 0; row < this.finds.length; row += 1) {
      if (row > 0 && this.finds[row]?.store !== this.finds[row - 1]?.store) rank += 1;
      order.rows[row] = row;
      order.ranks[row] = rank;
    }
    return order;
  }

  private fill(row: number, baseOf: BaseOf, percentOf: PercentOf): void {
    const find = this.finds[row];
    if (find === undefined) return;
    const { store, line } = find;
    this.itemIds[row] = line.itemId;
    this.mapIds[row] = store.mapId ?? 0;
    this.channels[row] = store.channel ?? 0;
    this.prices[row] = line.price ?? Number.NaN;
    this.amounts[row] = -line.bundles * line.quantity;
    this.pieces[row] = line.price === null ? Number.NaN : line.price / line.quantity;
    this.percents[row] = percentOf(line) ?? Number.NaN;
    if (line.stats === null) return;
    const base = baseOf(line.itemId);
    this.isClean[row] = Number(isClean(line.stats, base));
    this.isAbove[row] = Number(isAboveAverage(line.stats, base));
    for (const stat of GOODS_STATS) this.stats[stat][row] = line.stats[stat];
  }
}
