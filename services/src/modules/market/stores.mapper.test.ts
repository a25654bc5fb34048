import { toStoreItem } from './stores.mapper.js';
import type { StoreItemRow } from './stores.repository.js';

const NO_STATS = {
  equipmentId: null,
  str: null,
  dex: null,
  int: null,
  luk: null,
  hp: null,
  mp: null,
  watk: null,
  matk: null,
  wdef: null,
  mdef: null,
  acc: null,
  avoid: null,
  speed: null,
  jump: null,
  slots: null,
  upgrades: null,
  vicious: null,
};

function row(changes: Partial<StoreItemRow>): StoreItemRow {
  return { inventorymerchantid: 4, itemId: 2000000, bundles: 3, quantity: 100, ...NO_STATS, ...changes };
}

describe('a line of goods', () => {
  it('has no stats unless it is equipment', () => {
    expect(toStoreItem(row({}), 'Tonic')).toEqual({
      inventorymerchantid: 4,
      itemId: 2000000,
      itemName: 'Tonic',
      itemType: 'use',
      price: null,
      bundles: 3,
      quantity: 100,
      stats: null,
    });
  });

  it('carries the values of equipment', () => {
    const item = toStoreItem(row({ itemId: 1302000, equipmentId: 9, watk: 84, slots: 2, vicious: 1 }), 'Oar');
    expect(item.stats).toMatchObject({ watk: 84, slots: 2, vicious: 1, str: 0, upgrades: 0 });
  });

  it('has no category where its id belongs to none', () => {
    expect(toStoreItem(row({ itemId: 9_999_999 }), 'Item 9999999').itemType).toBeNull();
  });
});
