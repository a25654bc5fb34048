import type { OpenStore, StoreGoods } from '../../../game/merchants/open-store.js';
import { inRoom, roomsOf, STORE_ORDERS, previewOf } from './open-stores.js';

const LINE: StoreGoods = {
  position: 1,
  rowId: null,
  itemId: 2_000_000,
  price: 100,
  quantity: 1,
  bundles: 1,
  stats: null,
};

function store(ownerName: string, changes: Partial<OpenStore> = {}): OpenStore {
  return { characterId: 1, ownerName, description: null, channel: 1, mapId: null, goods: [LINE], ...changes };
}

const namesOf = (stores: readonly OpenStore[]) => stores.map(({ ownerName }) => ownerName);

describe('open stores', () => {
  it('stand by name, the fullest first, or as one walks past them, unknown places last', () => {
    const stores = [
      store('Nowhere', { channel: null }),
      store('Far', { mapId: 910_000_009 }),
      store('second', { mapId: 910_000_001, channel: 2, goods: [LINE, LINE] }),
      store('First', { mapId: 910_000_001 }),
    ];
    expect(namesOf(stores.toSorted(STORE_ORDERS.room))).toEqual(['First', 'second', 'Far', 'Nowhere']);
    expect(namesOf(stores.toSorted(STORE_ORDERS.items))).toEqual(['second', 'Far', 'First', 'Nowhere']);
    expect(namesOf(stores.toSorted(STORE_ORDERS.owner))).toEqual(['Far', 'First', 'Nowhere', 'second']);
  });

  it('are those of a room where one is asked for, each room counted', () => {
    const stores = [
      store('A', { mapId: 910_000_022 }),
      store('B', { mapId: 910_000_003 }),
      store('C', { mapId: 910_000_003 }),
      store('Hall', { mapId: 910_000_000 }),
      store('Unknown'),
    ];
    expect(namesOf(inRoom(stores, '3'))).toEqual(['B', 'C']);
    expect(inRoom(stores, undefined)).toBe(stores);
    expect(roomsOf(stores)).toEqual([
      { room: 3, stores: 2 },
      { room: 22, stores: 1 },
    ]);
  });
});

describe('the preview of a store', () => {
  const goods = (...lines: Partial<StoreGoods>[]) => lines.map((line) => ({ ...LINE, ...line }));
  const itemsOf = (...lines: Partial<StoreGoods>[]) =>
    previewOf(store('A', { goods: goods(...lines) })).map(({ itemId }) => itemId);

  it('is its dearest goods, each item once, at most five', () => {
    const prices = [10, 60, 20, 50, 30, 40, 70].map((price) => ({ price, itemId: 2_000_000 + price }));
    const twice = { price: 65, itemId: 2_000_070 };
    const soldOut = { price: 99, itemId: 2_000_099, bundles: 0 };
    expect(itemsOf(...prices, twice, soldOut)).toEqual([
      2_000_070, 2_000_060, 2_000_050, 2_000_040, 2_000_030,
    ]);
  });

  it('begins with equipment where no price is known', () => {
    expect(itemsOf({ price: null }, { price: null, position: 2, itemId: 1_302_000 })).toEqual([
      1_302_000, 2_000_000,
    ]);
  });
});
