import {
  GOODS_STATS,
  freeMarketMap,
  GOODS_KINDS,
  GOODS_SORTS,
  ITEM_TYPES,
  itemTypeOf,
  SCROLL_STATES,
} from '@portico/domain';
import fc from 'fast-check';
import { equipmentValues, type OpenStore } from '../../../game/index.js';
import { isAboveAverage, isClean } from './equipment-quality.js';
import { UsualPrices } from '../prices/price-book.js';
import { GoodsIndex } from './goods-index.js';
import { goodsAddress, readGoodsQuery, type GoodsQuery } from './goods-query.js';
import type { OwlFind } from './owl-order.js';

const ITEMS = [1_302_000, 1_002_001, 2_000_000, 4_000_001, 9_000_000];
const BASES: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1_302_000: { incPAD: 3, incSTR: 2, tuc: 3 },
};
const baseOf = (id: number) => BASES[id];

const USUAL = new UsualPrices(
  new Map([
    [2_000_000, 10],
    [4_000_001, 7],
  ]),
);
const percentOf = (goods: OwlFind['line']) => USUAL.percentOf(goods);

const GEAR: Readonly<Record<number, string>> = { 1_302_000: 'weapon', 1_002_001: 'hat' };

const small = fc.nat(6);
const line = fc
  .record({
    itemId: fc.constantFrom(...ITEMS),
    price: fc.option(fc.nat(40)),
    quantity: fc.nat(3),
    bundles: fc.nat(3),
    values: fc.array(small, { minLength: GOODS_STATS.length, maxLength: GOODS_STATS.length }),
  })
  .map(({ values, ...rest }) => ({
    ...rest,
    rowId: null,
    stats:
      itemTypeOf(rest.itemId) === 'equipment'
        ? equipmentValues((name) => values[GOODS_STATS.indexOf(name)] ?? 0)
        : null,
  }));
const stores = fc
  .uniqueArray(
    fc.record({
      characterId: fc.integer({ min: 1, max: 99 }),
      ownerName: fc.constantFrom('Anselm', 'anselm', 'Brannoc', 'Zephyrine'),
      channel: fc.option(fc.integer({ min: 1, max: 3 })),
      mapId: fc.option(fc.integer({ min: 1, max: 3 }).map(freeMarketMap)),
      lines: fc.array(line, { maxLength: 8 }),
    }),
    { selector: ({ characterId }) => characterId, maxLength: 10 },
  )
  .map((all) =>
    all.map(({ lines, ...store }): OpenStore => {
      const goods = lines.map((one, at) => ({ ...one, position: at + 1 }));
      return { ...store, description: null, goods };
    }),
  );

const bounds = fc.tuple(small, small).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const statOf = fc.constantFrom(...GOODS_STATS.slice(0, 3), 'slots', 'upgrades', 'vicious');
const ranges = fc.uniqueArray(fc.record({ stat: statOf, range: bounds }), {
  selector: ({ stat }) => stat,
  minLength: 1,
  maxLength: 3,
});
const statRanges = ranges.map((all) => all.map(({ stat, range }) => ({ stat, ...range })));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 1 });
/** Mostly one group or none, so that searches have hits. */
const groupsOf = <T>(of: fc.Arbitrary<T>) => maybe(fc.array(of, { minLength: 1, maxLength: 3 }));
const queries: fc.Arbitrary<GoodsQuery> = fc.record({
  term: fc.constantFrom('', '', 'ore'),
  itemType: maybe(fc.constantFrom(...ITEM_TYPES)),
  gear: maybe(fc.constantFrom('weapon', 'hat', 'gloves')),
  below: maybe(fc.integer({ min: 1, max: 100 })),
  minPrice: maybe(fc.nat(10)),
  maxPrice: maybe(fc.integer({ min: 10, max: 40 })),
  unit: fc.constantFrom('bundle', 'piece'),
  room: maybe(fc.constantFrom('1', '2')),
  channel: maybe(fc.integer({ min: 1, max: 3 })),
  scrolls: maybe(fc.constantFrom(...SCROLL_STATES)),
  rolls: maybe(fc.constant('above')),
  allStats: maybe(statRanges),
  someStats: groupsOf(
    statRanges.chain((of) =>
      fc.record({ least: fc.integer({ min: 1, max: of.length }), of: fc.constant(of) }),
    ),
  ),
  sums: groupsOf(
    fc.record({
      range: fc.oneof(fc.record({ min: fc.nat(12) }), fc.record({ max: fc.nat(30) })),
      of: ranges.map((all) => all.map(({ stat }, at) => ({ stat, weight: at === 1 ? -1 : 2 }))),
    }),
  ),
  not: maybe(
    fc
      .tuple(fc.subarray([...GOODS_KINDS], { maxLength: 3 }), statRanges)
      .map(([kinds, stats]) => [...kinds, ...stats.slice(kinds.length)])
      .filter((all) => all.length > 0),
  ),
  sort: fc.constantFrom(...GOODS_SORTS),
});

/** Relevance of the items that match the term; two of them are equal. */
const RANKS = new Map([
  [1_302_000, 3],
  [2_000_000, 1],
  [1_002_001, 3],
]);

const sumOf = ({ line: { stats } }: OwlFind, sum: NonNullable<GoodsQuery['sums']>[number] | undefined) =>
  sum?.of.reduce((total, { stat, weight }) => total + (stats?.[stat] ?? 0) * weight, 0) ?? 0;

/** The search as a plain filter and sort. */
function naive(all: readonly OpenStore[], query: GoodsQuery): OwlFind[] {
  const { term, itemType, minPrice = 0, maxPrice = Infinity, unit, room, channel, scrolls, rolls } = query;
  const { allStats = [], someStats = [], sums = [], not = [], sort, gear, below } = query;
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
  const finds = all.flatMap((store) => store.goods.map((goods) => ({ store, line: goods })));
  const fitting = finds.filter((find) => {
    const { store, line: goods } = find;
    const { itemId, price, quantity, bundles, stats } = goods;
    const holds = ({ stat, min = 0, max = Infinity }: NonNullable<GoodsQuery['allStats']>[number]) =>
      stats !== null && stats[stat] >= min && stats[stat] <= max;
    const isKind = (kind: string) => itemTypeOf(itemId) === kind || GEAR[itemId] === kind;
    const amount = price === null ? Number.NaN : unit === 'piece' ? price / quantity : price;
    const isSum = (sum: (typeof sums)[number]) => {
      const { min = -Infinity, max = Infinity } = sum.range;
      return stats !== null && sumOf(find, sum) >= min && sumOf(find, sum) <= max;
    };
    return (
      bundles > 0 &&
      quantity > 0 &&
      (term === '' || RANKS.has(itemId)) &&
      (query.itemId === undefined || query.itemId === itemId) &&
      (itemType === undefined || itemTypeOf(itemId) === itemType) &&
      (gear === undefined || GEAR[itemId] === gear) &&
      (below === undefined || (percentOf(goods) ?? Infinity) <= below) &&
      (!hasPrice || (amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Infinity))) &&
      (room === undefined || store.mapId === freeMarketMap(Number(room))) &&
      (channel === undefined || store.channel === channel) &&
      (scrolls !== 'clean' || (stats !== null && isClean(stats, baseOf(itemId)))) &&
      (scrolls !== 'scrolled' || (stats !== null && stats.upgrades > 0)) &&
      (rolls === undefined || (stats !== null && isAboveAverage(stats, baseOf(itemId)))) &&
      allStats.every(holds) &&
      someStats.every(({ least, of }) => of.filter(holds).length >= least) &&
      sums.every(isSum) &&
      !not.some((one) => (typeof one === 'string' ? isKind(one) : holds(one)))
    );
  });
  const relevance = ({ line: { itemId } }: OwlFind) => (term === '' ? 0 : (RANKS.get(itemId) ?? 0));
  const price = ({ line: goods }: OwlFind) => goods.price ?? Infinity;
  const place = (a: OwlFind, b: OwlFind) =>
    Number(a.store.ownerName.toLowerCase() > b.store.ownerName.toLowerCase()) -
      Number(a.store.ownerName.toLowerCase() < b.store.ownerName.toLowerCase()) ||
    a.store.characterId - b.store.characterId ||
    a.line.position - b.line.position;
  /** The value that each sort compares, smallest first; equal values keep their place. */
  const keys = {
    relevance: (find) => [relevance(find), price(find)],
    price_asc: (find) => [price(find), relevance(find)],
    price_desc: (find) => [find.line.price === null ? Infinity : -find.line.price, relevance(find)],
    quantity_desc: (find) => [-find.line.bundles * find.line.quantity, relevance(find), price(find)],
    store_name: () => [],
    piece_asc: (find) => [price(find) / find.line.quantity, relevance(find)],
    usual_asc: (find) => [percentOf(find.line) ?? Infinity, relevance(find), price(find)],
    sum_desc: (find) => [-sumOf(find, sums[0]), price(find), relevance(find)],
  } satisfies Record<GoodsQuery['sort'], (find: OwlFind) => number[]>;
  const byStore = (a: OwlFind, b: OwlFind) =>
    sort === 'store_name' && a.store === b.store ? relevance(a) - relevance(b) : 0;
  return fitting.sort((a, b) => {
    const [left, right] = [keys[sort](a), keys[sort](b)];
    const at = left.findIndex((key, index) => key !== right[index]);
    return at === -1 ? byStore(a, b) || place(a, b) : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1;
  });
}

function indexOf(all: readonly OpenStore[]): GoodsIndex {
  const steps = GoodsIndex.build(all, baseOf, percentOf);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const told = (finds: readonly OwlFind[]) =>
  finds.map(({ store, line: goods }) => [store.characterId, goods.position]);

it('finds what a plain filter finds, in the same order', () => {
  fc.assert(
    fc.property(stores, queries, maybe(fc.constantFrom(...ITEMS)), (all, conditions, itemId) => {
      const query = { ...conditions, itemId };
      const index = indexOf(all);
      const ranks = query.term === '' ? undefined : RANKS;
      expect(told(index.goods(index.find(query, ranks)))).toEqual(told(naive(all, query)));
    }),
    { numRuns: 100 },
  );
});

it('has every search in an address, and reads it back', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const said = goodsAddress('', query);
      expect(readGoodsQuery(said)).toEqual(query);
    }),
  );
});
