import { equipmentValues } from '../../../game/index.js';
import type { StoreGoods } from '../../../game/merchants/open-store.js';
import { UsualPrices } from '../prices/price-book.js';
import { toStore, toStoreItem } from './stores.mapper.js';

const USUAL = new UsualPrices(new Map([[2_000_000, 40]]));

function line(changes: Partial<StoreGoods>): StoreGoods {
  return {
    position: 2,
    rowId: 4,
    itemId: 2000000,
    price: null,
    bundles: 3,
    quantity: 100,
    stats: null,
    ...changes,
  };
}

describe('a line of goods', () => {
  it('has no stats unless it is equipment', () => {
    expect(toStoreItem(line({}), 'Tonic', USUAL)).toEqual({
      inventorymerchantid: 4,
      itemId: 2000000,
      itemName: 'Tonic',
      itemType: 'use',
      price: null,
      percentOfUsual: null,
      bundles: 3,
      quantity: 100,
      stats: null,
    });
  });

  it('compares the price of a piece with the usual one', () => {
    expect(toStoreItem(line({ price: 3000 }), 'Tonic', USUAL).percentOfUsual).toBe(75);
    expect(toStoreItem(line({ price: 3000, itemId: 2_000_001 }), 'Elixir', USUAL).percentOfUsual).toBeNull();
  });

  it('carries the values of equipment', () => {
    const stats = equipmentValues((name) => (name === 'watk' ? 84 : 0));
    expect(toStoreItem(line({ itemId: 1302000, stats }), 'Oar', USUAL).stats).toMatchObject({
      watk: 84,
      str: 0,
    });
  });

  it('goes by its place where the source has no rows', () => {
    expect(toStoreItem(line({ rowId: null }), 'Tonic', USUAL).inventorymerchantid).toBe(2);
  });

  it('has no category where its id belongs to none', () => {
    expect(toStoreItem(line({ itemId: 9_999_999 }), 'Item 9999999', USUAL).itemType).toBeNull();
  });
});

describe('a store', () => {
  it('counts only what it still has', () => {
    const goods = [line({}), line({ position: 3, bundles: 0 }), line({ position: 4, quantity: 0 })];
    const store = { characterId: 7, ownerName: 'Brannoc', description: null, channel: 3, mapId: 910_000_004 };
    expect(toStore({ ...store, goods })).toMatchObject({ itemCount: 1, channel: 3, mapId: 910_000_004 });
  });
});
