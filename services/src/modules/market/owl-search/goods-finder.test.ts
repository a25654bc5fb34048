import type { CatalogService } from '../../../catalog/catalog.service.js';
import type { OpenStore } from '../../../game/merchants/open-store.js';
import type { StoresService } from '../stores/stores.service.js';
import { UsualPrices, type PriceBook } from '../prices/price-book.js';
import { GoodsFinder } from './goods-finder.js';

const QUERY = { term: '', sort: 'relevance' } as const;

function readingOf(stores: number, itemId: number) {
  const goods = [{ position: 1, rowId: null, itemId, price: 5, quantity: 1, bundles: 1, stats: null }];
  const value = Array.from({ length: stores }, (_, at): OpenStore => ({
    characterId: at + 1,
    ownerName: `Owner ${at}`,
    description: null,
    channel: 1,
    mapId: null,
    goods,
  }));
  return { value, source: 'live' as const, asOf: itemId };
}

function finderOf(stores: number) {
  const world = { reading: readingOf(stores, 1), current: { generation: 1, item: () => undefined } };
  const storesService: Pick<StoresService, 'openNow'> = { openNow: () => Promise.resolve(world.reading) };
  const catalogs: object = world;
  const book = { usual: new UsualPrices(new Map()) };
  const prices: Pick<PriceBook, 'current'> = { current: () => Promise.resolve(book.usual) };
  const finder = new GoodsFinder(
    storesService as StoresService,
    catalogs as CatalogService,
    prices as PriceBook,
  );
  return { finder, world, book };
}

const found = async (finder: GoodsFinder) => {
  const { total, slice, stores } = await finder.find(QUERY);
  return [total, slice(0, 1)[0]?.line.itemId, stores.asOf];
};

it('searches the latest reading of a small market', async () => {
  const { finder, world } = finderOf(2);
  expect(await found(finder)).toEqual([2, 1, 1]);
  world.reading = readingOf(3, 2);
  expect(await found(finder)).toEqual([3, 2, 2]);
});

it('searches the reading before while that of a large market is indexed, but not with values of another import', async () => {
  const { finder, world } = finderOf(600);
  expect(await found(finder)).toEqual([600, 1, 1]);
  world.reading = readingOf(700, 2);
  expect(await found(finder)).toEqual([600, 1, 1]);
  await vi.waitFor(async () => expect(await found(finder)).toEqual([700, 2, 2]), { interval: 1 });
  world.current = { ...world.current, generation: 2 };
  world.reading = readingOf(800, 3);
  expect(await found(finder)).toEqual([800, 3, 3]);
});

it('compares with the usual prices of the index that it searched', async () => {
  const { finder, book } = finderOf(600);
  const before = book.usual;
  expect((await finder.find(QUERY)).usual).toBe(before);
  book.usual = new UsualPrices(new Map());
  expect((await finder.find(QUERY)).usual).toBe(before);
  await vi.waitFor(async () => expect((await finder.find(QUERY)).usual).toBe(book.usual), { interval: 1 });
});
