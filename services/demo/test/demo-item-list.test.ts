import { ITEM_SORTS, itemTypeOf, SORT_ORDERS, weaponTypeOf, type ItemType } from '@portico/domain';
import fc from 'fast-check';
import { listItems, toListedItem } from '../../src/modules/encyclopedia/items/item-list.js';
import { fitsNaively, isInOrder, itemFilters } from '../../test/catalog/naive-item-list.js';
import { demoWorld } from './demo-world.js';

const numbersOf = (info: Readonly<Record<string, number | string>>) =>
  Object.fromEntries(
    Object.entries(info).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );

/** Stands for the number of an item's sources. */
const sourcesOf = (id: number) => id % 7;

const rows = demoWorld.items.map(({ id, name, info }) =>
  toListedItem(
    {
      id,
      name,
      hasName: true,
      description: '',
      type: itemTypeOf(id) as ItemType,
      weaponType: weaponTypeOf(id),
      properties: numbersOf(info),
    },
    { sourceCount: sourcesOf(id), isSold: false },
  ),
);

it('lists the items of the demo world as a scan of all conditions does, in order', () => {
  fc.assert(
    fc.property(
      itemFilters,
      fc.constantFrom(...ITEM_SORTS),
      fc.constantFrom(...SORT_ORDERS),
      (wanted, sort, order) => {
        const listed = listItems(rows, wanted, { sort, order });
        const scan = rows.filter(({ item }) => fitsNaively(item, wanted));
        expect(listed).toHaveLength(scan.length);
        expect(new Set(listed).size).toBe(scan.length);
        expect(listed.every(({ item }) => fitsNaively(item, wanted))).toBe(true);
        expect(isInOrder(listed, { sort, order }, sourcesOf)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
