import type { StagedDrop } from '../../../shared/drops/staged-drops';
import { rebasedDrops } from './resolve';

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };
const THEIRS = { ...VALUES, chance: 100 };
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
  expect(rebasedDrops([EDIT, other], new Map([['monster:7', THEIRS]]))).toEqual([
    { ...EDIT, before: THEIRS },
    other,
  ]);
});

it('makes a new row where the row is gone', () => {
  const [drop] = rebasedDrops([EDIT], new Map([['monster:7', null]]));
  expect(drop).toMatchObject({ rowId: null, before: null, after: MINE });
  expect(drop?.key).toMatch(/^monster:new:/);
});

it('has nothing left to do where somebody did the same', () => {
  expect(rebasedDrops([EDIT], new Map([['monster:7', MINE]]))).toEqual([]);
  expect(rebasedDrops([{ ...EDIT, after: null }], new Map([['monster:7', null]]))).toEqual([]);
});
