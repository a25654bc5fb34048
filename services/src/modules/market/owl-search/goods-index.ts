import {
  EQUIPMENT_STATS,
  freeMarketMap,
  ITEM_TYPES,
  STAT_PROPERTIES,
  type EquipmentStat,
  type GoodsSort,
  type NumberRange,
} from '@portico/domain';
import type { EquipmentValues, OpenStore } from '../../../game/index.js';
import type { GoodsQuery } from './goods-query.js';
import { goodsOf, type OwlFind } from './owl-order.js';

const IDS_OF_TYPE = 1_000_000;

/** Rows that are indexed before others get their turn: some milliseconds. */
const ROWS_PER_STEP = 10_000;

/** Values of an item in the game files; undefined for an unknown one. */
export type BaseOf = (itemId: number) => Readonly<Record<string, number>> | undefined;

/** Rows of one sort, and for each row a number that only rows share which the sort finds alike. */
interface Order {
  rows: Uint32Array;
  ranks: Uint32Array;
}

/**
 * Goods of one reading of the stores as columns of numbers: a condition is one pass over a column. Rows are numbered as one
 * walks past them, by store and position.
 */
export class GoodsIndex {
  private readonly stats: Readonly<Record<EquipmentStat, Int32Array>>;
  private readonly itemIds: Uint32Array;
  private readonly mapIds: Uint32Array;
  private readonly channels: Uint16Array;
  /** Not a number where the price is unknown, which no range holds. */
  private readonly prices: Float64Array;
  private readonly pieces: Float64Array;
  private readonly isEquipment: Uint8Array;
  private readonly isClean: Uint8Array;
  private readonly isAbove: Uint8Array;
  private readonly orders = new Map<GoodsSort, Order>();

  private constructor(private readonly finds: readonly OwlFind[]) {
    const { length } = finds;
    const columns = EQUIPMENT_STATS.map((stat) => [stat, new Int32Array(length)]);
    this.stats = Object.fromEntries(columns) as Record<EquipmentStat, Int32Array>;
    this.itemIds = new Uint32Array(length);
    this.mapIds = new Uint32Array(length);
    this.channels = new Uint16Array(length);
    this.prices = new Float64Array(length);
    this.pieces = new Float64Array(length);
    this.isEquipment = new Uint8Array(length);
    this.isClean = new Uint8Array(length);
    this.isAbove = new Uint8Array(length);
  }

  /** Builds an index in steps, between which others may have their turn. */
  static *build(stores: readonly OpenStore[], baseOf: BaseOf): Generator<void, GoodsIndex> {
    const finds = goodsOf(stores);
    const index = new GoodsIndex(finds);
    for (let row = 0; row < finds.length; row += 1) {
      index.fill(row, baseOf);
      if (row % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
    }
    const { orders, prices, pieces } = index;
    yield;
    const places = Uint32Array.from(finds.keys());
    const storesOf = new Map(finds.map(({ store }, row) => [store, row]));
    orders.set('store_name', {
      rows: places,
      ranks: Uint32Array.from(finds, ({ store }) => storesOf.get(store) ?? 0),
    });
    yield;
    const cheapest = orderOf(prices, places);
    orders.set('price_asc', cheapest);
    yield;
    orders.set(
      'price_desc',
      orderOf(
        prices.map((price) => -price),
        places,
      ),
    );
    yield;
    const amounts = Float64Array.from(finds, ({ line }) => -line.bundles * line.quantity);
    orders.set('quantity_desc', orderOf(amounts, cheapest.rows));
    yield;
    orders.set('piece_asc', orderOf(pieces, places));
    return index;
  }

  get size(): number {
    return this.finds.length;
  }

  /** Fitting goods in the wanted order. `ranks` is the relevance of each item that fits the term; without it all do. */
  find(query: GoodsQuery, ranks?: ReadonlyMap<number, number>): readonly OwlFind[] {
    const sums = query.sum && this.sums(query.sum.of);
    const fits = this.fitting(query, sums);
    const order = this.orders.get(query.sort) ?? this.orders.get('price_asc');
    let rows: number[] = [];
    for (const row of order?.rows ?? []) if (fits[row] === 1) rows.push(row);
    if (ranks !== undefined)
      rows = this.ranked(rows, ranks, query.sort === 'relevance' ? undefined : order?.ranks);
    if (sums !== undefined && query.sort === 'sum_desc') rows.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
    return rows.flatMap((row) => this.finds[row] ?? []);
  }

  /** Rows of fitting items. Rows that the order finds alike go by relevance; without an order all do. */
  private ranked(
    rows: number[],
    ranks: ReadonlyMap<number, number>,
    order: Uint32Array | undefined,
  ): number[] {
    const relevances = new Map<number, number>();
    for (const row of rows) {
      const relevance = ranks.get(this.itemIds[row] ?? 0);
      if (relevance !== undefined) relevances.set(row, relevance);
    }
    const byOrder = (a: number, b: number) => (order === undefined ? 0 : (order[a] ?? 0) - (order[b] ?? 0));
    return [...relevances]
      .sort(([a, first], [b, second]) => byOrder(a, b) || first - second)
      .map(([row]) => row);
  }

  /** 1 for each row that fits. */
  private fitting(query: GoodsQuery, sums: Float64Array | undefined): Uint8Array {
    const {
      itemId,
      itemType,
      minPrice,
      maxPrice,
      unit,
      room,
      channel,
      scrolls,
      rolls,
      allStats,
      someStats,
      sum,
    } = query;
    const wantsEquipment = [scrolls, rolls, allStats, someStats, sum].some((part) => part !== undefined);
    const fits = wantsEquipment ? this.isEquipment.slice() : new Uint8Array(this.finds.length).fill(1);
    if (typeof itemId === 'number') keepSame(fits, this.itemIds, itemId);
    if (room !== undefined) keepSame(fits, this.mapIds, freeMarketMap(Number(room)));
    if (channel !== undefined) keepSame(fits, this.channels, channel);
    if (typeof itemType === 'string') {
      const first = (ITEM_TYPES.indexOf(itemType) + 1) * IDS_OF_TYPE;
      keepWithin(fits, this.itemIds, { min: first, max: first + IDS_OF_TYPE - 1 });
    }
    if (typeof minPrice === 'number' || typeof maxPrice === 'number') {
      const range = { min: minPrice ?? 0, max: maxPrice ?? Infinity };
      keepWithin(fits, unit === 'piece' ? this.pieces : this.prices, range);
    }
    if (scrolls === 'clean') keepSame(fits, this.isClean, 1);
    if (scrolls === 'scrolled') keepWithin(fits, this.stats.upgrades, { min: 1 });
    if (rolls === 'above') keepSame(fits, this.isAbove, 1);
    for (const { stat, ...range } of allStats ?? []) keepWithin(fits, this.stats[stat], range);
    if (someStats !== undefined) keepWithin(fits, this.countHolding(someStats.of), { min: someStats.least });
    if (sum !== undefined && sums !== undefined) keepWithin(fits, sums, sum.range);
    return fits;
  }

  private countHolding(ranges: NonNullable<GoodsQuery['someStats']>['of']): Uint8Array {
    const counts = new Uint8Array(this.finds.length);
    for (const { stat, min = -Infinity, max = Infinity } of ranges) {
      const column = this.stats[stat];
      for (let row = 0; row < column.length; row += 1) {
        const value = column[row] ?? 0;
        if (value >= min && value <= max) counts[row] = (counts[row] ?? 0) + 1;
      }
    }
    return counts;
  }

  private sums(weights: NonNullable<GoodsQuery['sum']>['of']): Float64Array {
    const sums = new Float64Array(this.finds.length);
    for (const { stat, weight } of weights) {
      const column = this.stats[stat];
      for (let row = 0; row < column.length; row += 1)
        sums[row] = (sums[row] ?? 0) + (column[row] ?? 0) * weight;
    }
    return sums;
  }

  private fill(row: number, baseOf: BaseOf): void {
    const find = this.finds[row];
    if (find === undefined) return;
    const { store, line } = find;
    this.itemIds[row] = line.itemId;
    this.mapIds[row] = store.mapId ?? 0;
    this.channels[row] = store.channel ?? 0;
    this.prices[row] = line.price ?? Number.NaN;
    this.pieces[row] = line.price === null ? Number.NaN : line.price / line.quantity;
    if (line.stats === null) return;
    const base = baseOf(line.itemId);
    this.isEquipment[row] = 1;
    this.isClean[row] = Number(isClean(line.stats, base));
    this.isAbove[row] = Number(isAboveAverage(line.stats, base));
    for (const stat of EQUIPMENT_STATS) this.stats[stat][row] = line.stats[stat];
  }
}

type Base = ReturnType<BaseOf>;

/** No scroll was used, whether it succeeded or failed. */
export function isClean({ upgrades, slots, vicious }: EquipmentValues, base: Base): boolean {
  return upgrades === 0 && slots >= (base?.['tuc'] ?? 0) + (base === undefined ? 0 : vicious);
}

/** Values that the files give an item vary from piece to piece: together they are better than in the files, each compared as a share. */
export function isAboveAverage(stats: EquipmentValues, base: Base): boolean {
  let better = 0;
  for (const stat of EQUIPMENT_STATS) {
    const property = STAT_PROPERTIES[stat];
    const usual = property === null || stat === 'slots' ? 0 : (base?.[property] ?? 0);
    if (usual > 0) better += (stats[stat] - usual) / usual;
  }
  return better > 0;
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

function keepSame(fits: Uint8Array, column: Column, wanted: number): void {
  for (let row = 0; row < fits.length; row += 1) if (column[row] !== wanted) fits[row] = 0;
}

function keepWithin(
  fits: Uint8Array,
  column: Column,
  { min = -Infinity, max = Infinity }: NumberRange,
): void {
  for (let row = 0; row < fits.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (!(value >= min && value <= max)) fits[row] = 0;
  }
}

/** The lowest value first, rows of equal values as in `ties`; what is not a number comes last. Numbers are sorted without a comparison of ours. */
function orderOf(values: Float64Array, ties: Uint32Array): Order {
  const ranks = ranksOf(values);
  const count = values.length;
  const keys = Float64Array.from(ties, (row, place) => (ranks[row] ?? 0) * count + place).sort();
  return { rows: Uint32Array.from(keys, (key) => ties[key % count] ?? 0), ranks };
}

function ranksOf(values: Float64Array): Uint32Array {
  const rankOf = new Map<number, number>();
  for (const value of values.toSorted()) if (!rankOf.has(value)) rankOf.set(value, rankOf.size);
  return Uint32Array.from(values, (value) => rankOf.get(value) ?? 0);
}
