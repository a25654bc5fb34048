import type { DropChange } from '@portico/domain';
import { changesOf, reversedOf, stagedChanges, stagedOf } from './change-lists';

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };
const RARER = { ...VALUES, chance: 100 };

const CHANGED: DropChange = { table: 'monster', dropperId: 1, rowId: 7, before: VALUES, after: RARER };
const ADDED: DropChange = { table: 'monster', dropperId: 1, rowId: null, before: null, after: VALUES };
const REMOVED: DropChange = { table: 'reactor', dropperId: 2, rowId: 9, before: VALUES, after: null };

it('makes edits of changes and changes of edits, without loss', () => {
  const drops = stagedOf([CHANGED, ADDED, REMOVED]);
  expect(drops.map(({ key }) => key)).toEqual([
    'monster:7',
    expect.stringMatching(/^monster:new:/),
    'reactor:9',
  ]);
  expect(changesOf(drops)).toEqual([CHANGED, ADDED, REMOVED]);
});

it('takes back what was changed, added and removed', () => {
  expect(reversedOf([CHANGED, { ...ADDED, rowId: 12 }, REMOVED])).toEqual([
    { ...CHANGED, before: RARER, after: VALUES },
    { ...ADDED, rowId: 12, before: VALUES, after: null },
    { ...REMOVED, rowId: null, before: null, after: VALUES },
  ]);
});

it('finds each applied change once among what is staged', () => {
  const drops = stagedOf([ADDED, ADDED, CHANGED, { ...REMOVED, rowId: 10 }]);
  const { among, rest } = stagedChanges(drops, [CHANGED, ADDED, REMOVED]);
  expect(among.map(({ rowId }) => rowId)).toEqual([null, 7]);
  expect(rest.map(({ rowId }) => rowId)).toEqual([null, 10]);
});
