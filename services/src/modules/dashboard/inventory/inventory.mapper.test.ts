import type { CatalogItem } from '../../../catalog/index.js';
import { equipmentValues } from '../../../game/index.js';
import { type CarriedItem, toCharacterInventory, toOreStorage } from './inventory.mapper.js';

const SLOTS = { equip: 48, use: 24, setup: 28, etc: 96 };

function catalogItem(id: number, name: string, properties: Record<string, number>): CatalogItem {
  const type = id < 2_000_000 ? 'equipment' : 'use';
  return { id, name, hasName: true, description: '', type, properties };
}

const ITEMS = new Map(
  [
    catalogItem(1_302_000, 'Ferry Oar', { incPAD: 17, incMHP: 5, tuc: 7, price: 40 }),
    catalogItem(2_000_000, 'Plum Tonic', { price: 5 }),
    catalogItem(2_000_001, 'Gift Wrap', { price: 0 }),
  ].map((item) => [item.id, item]),
);

const catalog = {
  item: (id: number) => ITEMS.get(id),
  itemName: (id: number) => ITEMS.get(id)?.name ?? `Item ${id}`,
};

function carried(changes: Partial<CarriedItem>): CarriedItem {
  return {
    id: 9,
    itemId: 2_000_000,
    tab: 2,
    position: 1,
    quantity: 100,
    nameTag: '',
    giftFrom: '',
    flag: 0,
    expiration: -1,
    stats: null,
    ...changes,
  };
}

const inventoryOf = (...items: CarriedItem[]) => toCharacterInventory({ items, slots: SLOTS }, catalog);

describe('the inventory of a character', () => {
  it('has a list for each tab, the capacities of the game, and that of cash items which the game has not', () => {
    expect(inventoryOf()).toEqual({
      inventory: { equipped: [], equip: [], use: [], setup: [], etc: [], cash: [] },
      itemNames: {},
      capacities: { equip: 48, use: 24, setup: 28, etc: 96, cash: 90 },
      averages: {},
    });
  });

  it('takes the usual capacity where the game has no number', () => {
    const slots = { equip: 0, use: -1, setup: 0, etc: 0 };
    expect(toCharacterInventory({ items: [], slots }, catalog).capacities).toEqual({
      equip: 96,
      use: 96,
      setup: 53,
      etc: 96,
      cash: 90,
    });
  });

  it('sorts each thing into its tab and prices what an NPC buys', () => {
    const { inventory, itemNames, averages } = inventoryOf(
      carried({ id: 1 }),
      carried({ id: 2, itemId: 2_000_001, position: 2 }),
      carried({ id: 3, itemId: 4_000_000, tab: 4 }),
      carried({ id: 4, itemId: 5_000_000, tab: 5, quantity: 1 }),
      carried({ id: 5, itemId: 3_010_000, tab: 3, quantity: 1 }),
    );
    expect(inventory.use).toEqual([
      {
        id: 1,
        itemId: 2_000_000,
        position: 1,
        slot: null,
        isCover: false,
        quantity: 100,
        owner: null,
        giftFrom: null,
        flag: 0,
        expiration: null,
        stats: null,
        price: 5,
      },
      expect.objectContaining({ id: 2, price: null }),
    ]);
    expect([inventory.setup, inventory.etc, inventory.cash].map(([item]) => item?.id)).toEqual([5, 3, 4]);
    expect(itemNames).toEqual({
      2_000_000: 'Plum Tonic',
      2_000_001: 'Gift Wrap',
      3_010_000: 'Item 3010000',
      4_000_000: 'Item 4000000',
      5_000_000: 'Item 5000000',
    });
    expect(averages).toEqual({});
  });

  it('names the place of what is worn, tells covers, and leaves the places of pets without a name', () => {
    const { inventory } = inventoryOf(
      ...[-114, -111, -49, -11, -1].map((position, index) =>
        carried({ id: index, itemId: 1_302_000, tab: -1, position, quantity: 1 }),
      ),
    );
    expect(inventory.equipped.map(({ position, slot, isCover }) => [position, slot, isCover])).toEqual([
      [1, 'hat', false],
      [11, 'weapon', false],
      [49, 'medal', false],
      [111, 'weapon', true],
      [114, null, false],
    ]);
    expect(inventoryOf(carried({ position: -1 })).inventory.use[0]).toMatchObject({ slot: null });
  });

  it('sets what was rolled beside what the item has on average, of the equipment that is there alone', () => {
    const rolled = { watk: 24, slots: 2, upgrades: 4, vicious: 1 };
    const stats = equipmentValues((name) => new Map(Object.entries(rolled)).get(name) ?? 0);
    const { inventory, averages } = inventoryOf(
      carried({ itemId: 1_302_000, tab: 1, quantity: 1, stats }),
      carried({ itemId: 1_999_999, tab: 1, quantity: 1, stats }),
    );
    const { slots: upgradeslots, ...values } = stats;
    expect(inventory.equip[0]?.stats).toEqual({ ...values, upgradeslots });
    expect(Object.keys(averages)).toEqual(['1302000']);
    expect(averages['1302000']).toMatchObject({ watk: 17, hp: 5, str: 0, upgradeslots: 7 });
    expect(averages['1302000']).not.toHaveProperty('upgrades');
  });

  it.each([
    [1_302_000, 0x01, 1],
    [1_302_000, 0x08, 2],
    [1_072_000, 0x02, 4],
    [1_072_000, 0x04, 8],
    [1_302_000, 0x10, 0],
    // The second bit is scissors of karma for goods.
    [2_000_000, 0x02, 0],
    [2_000_000, 0x0b, 3],
  ])('tells of item %i the flag %i as %i', (itemId, flag, told) => {
    expect(inventoryOf(carried({ itemId, flag })).inventory.use[0]?.flag).toBe(told);
  });

  it.each([
    [-1, null],
    [0, 0],
    [1_893_456_000_000, 1_893_456_000_000],
    [Number.MAX_SAFE_INTEGER, null],
  ])('expires at %i as %j', (expiration, told) => {
    expect(inventoryOf(carried({ expiration })).inventory.use[0]?.expiration).toBe(told);
  });

  it('passes names on as they are', () => {
    const odd = { nameTag: '\u202eevil<b>', giftFrom: '=cmd|1' };
    expect(inventoryOf(carried(odd)).inventory.use[0]).toMatchObject({
      owner: odd.nameTag,
      giftFrom: odd.giftFrom,
    });
  });
});

test('ores have their places in the order they come in', () => {
  const ores = [2_000_000, 4_010_000].map((itemId) => ({ accountId: 1, itemId, quantity: itemId % 7 }));
  expect(toOreStorage(ores, catalog)).toEqual({
    inventory: [
      { itemId: 2_000_000, position: 1, quantity: 2_000_000 % 7, price: 5 },
      { itemId: 4_010_000, position: 2, quantity: 4_010_000 % 7, price: null },
    ],
    itemNames: { 2_000_000: 'Plum Tonic', 4_010_000: 'Item 4010000' },
  });
});
