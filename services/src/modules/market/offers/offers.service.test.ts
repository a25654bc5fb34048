import type { CatalogService } from '../../../catalog/catalog.service.js';
import type { OpenStore, StoreGoods } from '../../../game/merchants/open-store.js';
import type { StoresService } from '../stores/stores.service.js';
import { UsualPrices, type PriceBook } from '../prices/price-book.js';
import { OffersService } from './offers.service.js';

const ITEM = 2_000_000;

function line(changes: Partial<StoreGoods>): StoreGoods {
  return {
    position: 1,
    rowId: null,
    itemId: ITEM,
    price: 100,
    quantity: 1,
    bundles: 1,
    stats: null,
    ...changes,
  };
}

function store(characterId: number, ...goods: StoreGoods[]): OpenStore {
  return {
    characterId,
    ownerName: `Owner ${characterId}`,
    description: null,
    channel: 1,
    mapId: 910_000_001,
    goods,
  };
}

async function offersOf(stores: OpenStore[], limit = 20) {
  const reading = { value: stores, source: 'live' as const, asOf: 1 };
  const storesService: Pick<StoresService, 'openNow'> = { openNow: () => Promise.resolve(reading) };
  const catalogs = { current: { itemName: (id: number) => `Item ${id}` } };
  const priceBook: Pick<PriceBook, 'current'> = {
    current: () => Promise.resolve(new UsualPrices(new Map())),
  };
  const service = new OffersService(
    storesService as StoresService,
    catalogs as CatalogService,
    priceBook as PriceBook,
  );
  const { offers, total } = await service.of(ITEM, limit);
  return {
    total,
    prices: offers.map(({ item }) => [item.price, item.quantity]),
    stores: offers.map((offer) => offer.store.characterId),
  };
}

describe('offers of an item', () => {
  it('begin with the cheapest piece, whatever a bundle costs, and end with unknown prices', async () => {
    const offers = await offersOf([
      store(1, line({ price: null })),
      store(2, line({ price: 90 }), line({ position: 2, price: 5_000, quantity: 100 })),
      store(3, line({ price: 60 })),
    ]);
    expect(offers.prices).toEqual([
      [5_000, 100],
      [60, 1],
      [90, 1],
      [null, 1],
    ]);
  });

  it('of the same price stand by owner, and then as in the store', async () => {
    const offers = await offersOf([
      store(3, line({})),
      store(1, line({ position: 2 }), line({ position: 1 })),
    ]);
    expect(offers.stores).toEqual([1, 1, 3]);
  });

  it('leave out what is sold out and other items, and count those beyond the limit', async () => {
    const offers = await offersOf(
      [
        store(1, line({ bundles: 0 }), line({ quantity: 0 }), line({ itemId: 1_302_000 })),
        store(2, line({}), line({ position: 2, price: 50 })),
        store(3, line({ price: 70 })),
      ],
      2,
    );
    expect(offers).toMatchObject({
      total: 3,
      prices: [
        [50, 1],
        [70, 1],
      ],
    });
  });
});
