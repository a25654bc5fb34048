import { RARITY_STEPS, type DropValues } from '@portico/domain';
import { aDrop, aDropper, editOfDrop } from '../test/drops-data';
import { valuesOf } from '../staging/drop-rows';
import { countsIn, droppersIn, editsIn } from '../staging/stage-plan';
import { planBulk, scaledChance, type BulkOperation, type DropKind } from './plan-bulk';

const POTION: DropValues = { itemId: 2_000_000, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 20_000 };
const shell = aDrop();
const potion = aDrop({ itemid: 2_000_000, chance: 10_000 });
const snail = { monster: aDropper(), drops: [shell] };
const slime = { monster: aDropper({ id: 210_100 }), drops: [potion] };
/** Planned changes, counted by kind. */
function planned(...operation: Parameters<typeof planBulk>) {
  const plan = planBulk(...operation);
  const { unchanged: skipped, ...counts } = countsIn(plan);
  return { ...counts, skipped, droppers: droppersIn(plan), edits: editsIn(plan) };
}

const ADD: BulkOperation = { mode: 'add', rows: [POTION] };

function everything(factor: number): BulkOperation {
  const kinds = new Set<DropKind>(['equipment', 'use', 'setup', 'etc', 'cash', 'mesos']);
  return {
    mode: 'scale',
    factor,
    kinds,
    rarities: new Set([...RARITY_STEPS.map(({ rarity }) => rarity), 'common']),
  };
}

describe('adding', () => {
  it('adds the item to droppers without it, and skips the others', () => {
    const plan = planned('monster', [snail, slime], ADD, []);
    expect(plan).toMatchObject({ added: 1, changed: 0, removed: 0, skipped: 1, droppers: 1 });
    expect(plan.edits).toMatchObject([{ dropperId: 100_100, rowId: null, before: null, after: POTION }]);
    expect(plan.edits[0]?.key).toMatch(/^monster:new:/);
  });

  it('skips droppers that get the item by a staged edit', () => {
    const [waiting] = planned('monster', [snail], ADD, []).edits;
    expect(planned('monster', [snail], ADD, waiting ? [waiting] : []).skipped).toBe(1);
  });

  it('gives the values to a row of the item that is to go', () => {
    const plan = planned('monster', [slime], ADD, [editOfDrop(potion, null, 210_100)]);
    expect(plan).toMatchObject({ added: 0, changed: 1 });
    expect(plan.edits[0]).toMatchObject({ rowId: potion.rowId, before: valuesOf(potion), after: POTION });
  });

  it('takes no edit of the other table for one of this', () => {
    const other = { ...editOfDrop(potion, null, 210_100), table: 'reactor' as const };
    expect(planned('monster', [slime], ADD, [other]).skipped).toBe(1);
  });
});

describe('removing', () => {
  it('removes every row of the items, and counts who has none', () => {
    const twice = {
      monster: aDropper({ id: 3 }),
      drops: [aDrop({ itemid: 2_000_000 }), aDrop({ itemid: 2_000_000 })],
    };
    const plan = planned('monster', [snail, twice], { mode: 'remove', itemIds: new Set([2_000_000]) }, []);
    expect(plan).toMatchObject({ removed: 2, skipped: 1, droppers: 1 });
    expect(plan.edits.every(({ after }) => after === null)).toBe(true);
  });

  it('takes a row back that is only staged', () => {
    const [waiting] = planned('monster', [snail], ADD, []).edits;
    const plan = planned(
      'monster',
      [snail],
      { mode: 'remove', itemIds: new Set([2_000_000]) },
      waiting ? [waiting] : [],
    );
    expect(plan.edits).toMatchObject([{ key: waiting?.key, before: null, after: null }]);
  });
});

describe('scaling', () => {
  it('multiplies chances, at most to always', () => {
    const plan = planned('monster', [snail, slime], everything(2), []);
    expect(plan.edits.map(({ after }) => after?.chance)).toEqual([1_000_000, 20_000]);
    expect(plan).toMatchObject({ changed: 2, skipped: 0 });
  });

  it('takes the rarities and kinds that are chosen alone', () => {
    const mesos = aDrop({ itemid: 0, chance: 400_000, minQuantity: 4, maxQuantity: 7 });
    const rare = aDrop({ itemid: 2_040_002, chance: 300 });
    const drops = [shell, mesos, rare];
    const only = (operation: Partial<Extract<BulkOperation, { mode: 'scale' }>>) =>
      planned(
        'monster',
        [{ monster: aDropper(), drops }],
        { ...everything(0.5), ...operation } as BulkOperation,
        [],
      ).edits.map(({ before }) => before?.itemId);
    expect(only({ kinds: new Set(['mesos']) })).toEqual([0]);
    expect(only({ rarities: new Set(['mythic']) })).toEqual([2_040_002]);
    expect(only({ kinds: new Set() })).toEqual([]);
  });

  it('goes on from what is staged, and keeps how the row was', () => {
    const waiting = editOfDrop(potion, { chance: 100 }, 210_100);
    const { edits } = planned('monster', [slime], everything(3), [waiting]);
    expect(edits[0]).toMatchObject({ before: { chance: 10_000 }, after: { chance: 300 } });
  });

  it('leaves rows that are to go, and counts those that stay as they are', () => {
    expect(planned('monster', [slime], everything(3), [editOfDrop(potion, null, 210_100)]).edits).toEqual([]);
    expect(planned('monster', [slime], everything(1), []).skipped).toBe(1);
  });

  it.each([
    ['monster', 1, 0.1, 1],
    ['monster', 0, 5, 0],
    ['monster', 1_000_000, 3, 1_000_000],
    ['monster', 4_999_995, 2, 4_999_995],
    ['monster', 300, 1.5, 450],
    ['reactor', 10, 2, 5],
    ['reactor', 1, 2, 1],
    ['reactor', 4, 0.5, 8],
    ['reactor', -1, 2, -1],
  ] as const)('%s %d times %d is %d', (table, chance, factor, scaled) => {
    expect(scaledChance(table, chance, factor)).toBe(scaled);
  });
});

it('plans 22,000 rows of 1,000 droppers while one looks', () => {
  const droppers = Array.from({ length: 1000 }, (_, at) => ({
    monster: aDropper({ id: at + 1 }),
    drops: Array.from({ length: 22 }, (_unused, row) =>
      aDrop({ itemid: 4_000_000 + row, chance: 500 + row }),
    ),
  }));
  const began = process.cpuUsage();
  const plan = planned('monster', droppers, everything(2), []);
  // Processor time, because a busy machine delays everything else.
  const { user } = process.cpuUsage(began);
  expect(plan.changed).toBe(22_000);
  expect(user / 1000).toBeLessThan(2000);
});
