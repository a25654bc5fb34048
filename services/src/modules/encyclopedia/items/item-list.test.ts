import { ITEM_SORTS, SORT_ORDERS } from '@portico/domain';
import fc from 'fast-check';
import { fitsNaively, isInOrder, itemFilters } from '../../../../test/catalog/naive-item-list.js';
import { randomWorld } from '../../../../test/catalog/random-world.js';
import { itemRows, listItems, sortedItems } from './item-list.js';

const { catalog } = randomWorld(11);
const rows = [...itemRows(catalog).values()];
const sorts = fc.constantFrom(...ITEM_SORTS);
const orders = fc.constantFrom(...SORT_ORDERS);

describe('the list of items', () => {
  it('has the items that a scan of the files has, none before one of a lesser value', () => {
    fc.assert(
      fc.property(itemFilters, sorts, orders, (wanted, sort, order) => {
        const listed = listItems(rows, wanted, { sort, order });
        const scan = catalog.searchItems({ term: '' }).filter((item) => fitsNaively(item, wanted));
        expect(new Set(listed.map(({ item }) => item))).toEqual(new Set(scan));
        expect(listed).toHaveLength(scan.length);
        expect(isInOrder(listed, { sort, order }, (id) => catalog.drops.sourcesOfItem(id).length)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same where all items were sorted before', () => {
    fc.assert(
      fc.property(itemFilters, sorts, fc.option(orders, { nil: undefined }), (wanted, sort, order) => {
        const kept = listItems(sortedItems(catalog, { sort, order }), wanted, { sort: 'relevance' });
        expect(kept).toEqual(listItems(rows, wanted, { sort, order }));
      }),
      { numRuns: 100 },
    );
  });
});
