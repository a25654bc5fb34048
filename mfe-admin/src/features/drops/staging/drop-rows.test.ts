import { dropsBeforeAfter } from './drop-rows';
import { aDrop, editOfDrop } from '../test/drops-data';
import type { StagedDrop } from '../../../shared/drops/staged-drop';

const shell = aDrop();
const sword = aDrop({ itemid: 1_302_000, chance: 700, price: 20 });
const letter = aDrop({ itemid: 4_031_161, questid: 1008, isQuestItem: true });
const of = { table: 'monster' as const, dropperId: 100_100, drops: [shell, sword, letter] };

const NEW = { itemId: 2_000_000, minQuantity: 1, maxQuantity: 3, questId: 0, chance: 20_000 };

it('changes nothing where nothing is staged of the dropper', () => {
  const other = { ...editOfDrop(shell, null), dropperId: 5 };
  const reactor = { ...editOfDrop(shell, null), table: 'reactor' as const };
  const { before, after } = dropsBeforeAfter(of, [other, reactor]);
  expect(after).toEqual(before);
  expect(before.map(({ itemId }) => itemId)).toEqual([4_000_019, 1_302_000, 4_031_161]);
});

it('applies what is staged: changed, removed and added rows', () => {
  const added: StagedDrop = {
    key: 'monster:new:1',
    table: 'monster',
    dropperId: 100_100,
    rowId: null,
    before: null,
    after: NEW,
  };
  const { before, after } = dropsBeforeAfter(of, [
    editOfDrop(shell, { chance: 1 }),
    editOfDrop(sword, null),
    added,
  ]);
  expect(before.map(({ chance }) => chance)).toEqual([600_000, 700, 600_000]);
  expect(after.map(({ itemId, chance }) => [itemId, chance])).toEqual([
    [4_000_019, 1],
    [4_031_161, 600_000],
    [2_000_000, 20_000],
  ]);
});

it('knows equipment and what is for quests, of rows that are new by their id and quest', () => {
  const toSword = editOfDrop(shell, { ...NEW, itemId: 1_402_014, questId: 7 });
  const { before, after } = dropsBeforeAfter(of, [toSword]);
  expect(before.map(({ isEquipment, isForQuest }) => [isEquipment, isForQuest])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(after[0]).toMatchObject({ isEquipment: true, isForQuest: true, price: 0 });
});

it('has the global drops on both sides, marked as such', () => {
  const { before, after } = dropsBeforeAfter({ ...of, globalDrops: [aDrop({ itemid: 4_001_126 })] }, [
    editOfDrop(shell, null),
  ]);
  expect(before.at(-1)).toMatchObject({ itemId: 4_001_126, isGlobal: true });
  expect(after.at(-1)).toMatchObject({ itemId: 4_001_126, isGlobal: true });
});
