import type { DropChange } from '@portico/domain';
import {
  changesOf,
  rebaseDrops,
  reverseChanges,
  stagedChanges,
  stagedOf,
  type StagedDrop,
} from './staged-drop';

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
  expect(reverseChanges([CHANGED, { ...ADDED, rowId: 12 }, REMOVED])).toEqual([
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

const MINE = { ...VALUES, chance: 9000 };

const EDIT: StagedDrop = {
  key: 'monster:7',
  table: 'monster',
  dropperId: 1,
  rowId: 7,
  before: VALUES,
  after: MINE,
};

it('begins an edit from its row as it is now', () => {
  const other = { ...EDIT, key: 'monster:8', rowId: 8 };
  expect(rebaseDrops([EDIT, other], new Map([['monster:7', RARER]]))).toEqual([
    { ...EDIT, before: RARER },
    other,
  ]);
});

it('makes a new row where the row is gone', () => {
  const [drop] = rebaseDrops([EDIT], new Map([['monster:7', null]]));
  expect(drop).toMatchObject({ rowId: null, before: null, after: MINE });
  expect(drop?.key).toMatch(/^monster:new:/);
});

it('has nothing left to do where somebody did the same', () => {
  expect(rebaseDrops([EDIT], new Map([['monster:7', MINE]]))).toEqual([]);
  expect(rebaseDrops([{ ...EDIT, after: null }], new Map([['monster:7', null]]))).toEqual([]);
});
