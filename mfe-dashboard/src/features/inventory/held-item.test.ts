import { heldItems, heldOres, matching, worthOf } from './held-item';
import { anInventory, anItem, anOreStorage, someStats } from './test/inventory-data';

describe('held items', () => {
  it('stand in the order of their places, with names and averages', () => {
    const average = someStats({ watk: 17 });
    const { equip } = heldItems(
      anInventory(
        { equip: [anItem({ position: 4, itemId: 1_302_000 }), anItem({ position: 2, itemId: 1_302_999 })] },
        { itemNames: { 1302000: 'Ferry Oar' }, averages: { 1302000: average } },
      ),
    );
    expect(equip.map(({ place, name, average: mean }) => [place, name, mean])).toEqual([
      [2, 'Item 1302999', undefined],
      [4, 'Ferry Oar', average],
    ]);
  });

  it('are found by a part of the name in any case, or by the number', () => {
    const items = [
      { name: 'Ferry Oar', itemId: 1 },
      { name: 'Red Potion', itemId: 2 },
      { name: 'ＯＡＲ', itemId: 3 },
    ];
    const found = (search: string) => matching(items, search).map(({ itemId }) => itemId);
    expect(found(' oAR ')).toEqual([1, 3]);
    expect(found('2')).toEqual([2]);
    expect(found('')).toEqual([1, 2, 3]);
    expect(found('.*')).toEqual([]);
  });

  it('are worth what an NPC gives for all pieces, and say how many have no price', () => {
    const items = [
      { price: 50, quantity: 100 },
      { price: null, quantity: 3 },
      { price: 1200, quantity: 1 },
    ];
    expect(worthOf(items)).toEqual({ mesos: 6200, unpriced: 1 });
  });
});

it('an ore is at the place of its item, which others that come do not change', () => {
  const ores = heldOres(anOreStorage([{ itemId: 4_010_000, position: 1, quantity: 30, price: 10 }]));
  expect(ores).toMatchObject([{ place: 4_010_000, name: 'Item 4010000', quantity: 30, stats: null }]);
});
