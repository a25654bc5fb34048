import { type DiffEntry, diffGroupsOf, diffLinesOf } from './diff-groups';

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };

function entry(dropperId: number, rowId: number, change: Partial<DiffEntry> = {}): DiffEntry {
  const drop = {
    key: `monster:${rowId}`,
    table: 'monster',
    dropperId,
    rowId,
    before: VALUES,
    after: null,
  } as const;
  return { drop, issues: [], isConflict: false, ...change };
}

const issue = (isRefused: boolean) => [{ index: 0, code: 'never-drops', isRefused, params: {} } as const];
const keysOf = (entries: DiffEntry[]) => diffLinesOf(diffGroupsOf(entries)).map(({ key }) => key);

it('gathers the edits of a dropper in the order of editing', () => {
  expect(keysOf([entry(2, 1), entry(1, 2), entry(2, 3)])).toEqual([
    'monster:2',
    'monster:1',
    'monster:3',
    'monster:1',
    'monster:2',
  ]);
});

it('has what is refused first, then what is to be decided, then what is warned of', () => {
  const groups = diffGroupsOf([
    entry(1, 1),
    entry(2, 2, { issues: issue(false) }),
    entry(3, 3, { isConflict: true }),
    entry(4, 4),
    entry(4, 5, { issues: issue(true) }),
  ]);
  expect(groups.map(({ dropperId }) => dropperId)).toEqual([4, 3, 2, 1]);
  expect(groups[0]?.entries.map(({ drop }) => drop.rowId)).toEqual([5, 4]);
});
