import type { DropTable, DropValues } from './drop-edits.js';
import { changeIssues, valueIssues, type DropItemFacts } from './drop-rules.js';

const POTION: DropValues = { itemId: 2_000_000, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 40_000 };
const MESOS: DropValues = { ...POTION, itemId: 0, minQuantity: 10, maxQuantity: 20 };
const SHARD: DropValues = { ...POTION, itemId: 4_031_000, chance: 3, questId: -1 };

function issuesOf(
  values: Partial<DropValues>,
  {
    table = 'monster',
    of = POTION,
    ...facts
  }: Partial<DropItemFacts> & { table?: DropTable; of?: DropValues } = {},
) {
  return valueIssues(table, { ...of, ...values }, { isEquipment: false, ...facts });
}

describe('rules of the values of a drop', () => {
  it('has nothing against sound rows', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ minQuantity: 1, maxQuantity: 2 })).toEqual([]);
    expect(issuesOf({}, { of: MESOS })).toEqual([]);
    expect(issuesOf({}, { of: SHARD, table: 'reactor' })).toEqual([]);
    expect(issuesOf({ chance: 1_000_000 })).toEqual([]);
    expect(issuesOf({ questId: 32_767 })).toEqual([]);
  });

  it('refuses a minimum above the maximum', () => {
    expect(issuesOf({ minQuantity: 3, maxQuantity: 2 })).toEqual(['quantity-order']);
    expect(issuesOf({ minQuantity: 30, maxQuantity: 20 }, { of: MESOS })).toEqual(['quantity-order']);
  });

  it('refuses quantities that the game cannot hold', () => {
    expect(issuesOf({ minQuantity: 0 })).toEqual(['quantity-range']);
    expect(issuesOf({ maxQuantity: 32_768 })).toEqual(['quantity-range']);
    expect(issuesOf({ maxQuantity: 2_147_483_648 }, { of: MESOS })).toEqual(['quantity-range']);
    expect(issuesOf({ maxQuantity: 2_147_483_647 }, { of: MESOS })).toEqual([]);
  });

  it('refuses a stack that is larger than that of the item, whose maximum is never reached', () => {
    expect(issuesOf({ maxQuantity: 102 }, { slotMax: 100 })).toEqual(['quantity-range']);
    expect(issuesOf({ maxQuantity: 101 }, { slotMax: 100 })).toEqual([]);
    expect(issuesOf({ maxQuantity: 101 })).toEqual([]);
  });

  it('takes exactly one piece of a reactor', () => {
    expect(issuesOf({ maxQuantity: 2 }, { of: SHARD, table: 'reactor' })).toEqual(['quantity-range']);
    expect(issuesOf({ minQuantity: 2, maxQuantity: 2 }, { of: SHARD, table: 'reactor' })).toEqual([
      'quantity-range',
    ]);
  });

  it('refuses what makes the game throw', () => {
    expect(issuesOf({ minQuantity: 2, maxQuantity: 2 })).toEqual(['quantity-crash']);
    expect(issuesOf({ minQuantity: 20, maxQuantity: 20 }, { of: MESOS })).toEqual(['quantity-crash']);
    expect(issuesOf({ minQuantity: 1, maxQuantity: 1 }, { of: MESOS })).toEqual(['quantity-crash']);
  });

  it('warns of equipment that is rolled for several times, and does not take it for what makes the game throw', () => {
    expect(issuesOf({ minQuantity: 2, maxQuantity: 2 }, { isEquipment: true })).toEqual([
      'equipment-quantity',
    ]);
  });

  it('refuses a chance that means nothing, and 0 of a reactor, where it would mean always', () => {
    expect(issuesOf({ chance: -1 })).toEqual(['chance-range']);
    expect(issuesOf({ chance: 1_000_001 })).toEqual(['chance-range']);
    expect(issuesOf({ chance: 0 }, { of: SHARD, table: 'reactor' })).toEqual(['chance-range']);
    expect(issuesOf({ chance: 2_000_000 }, { of: SHARD, table: 'reactor' })).toEqual([]);
  });

  it('refuses mesos of a reactor, for a quest, or of nothing', () => {
    expect(issuesOf({ questId: 1000 }, { of: MESOS })).toEqual(['meso-form']);
    expect(issuesOf({ minQuantity: 0 }, { of: MESOS })).toEqual(['meso-form']);
    expect(issuesOf({ itemId: 0 }, { of: SHARD, table: 'reactor' })).toEqual(['meso-form']);
  });

  it('refuses a quest that the game cannot hold', () => {
    expect(issuesOf({ questId: 32_768 })).toEqual(['quest-unknown']);
  });

  it('warns of what never drops, and of a quest item that everyone finds', () => {
    expect(issuesOf({ chance: 0 })).toEqual(['never-drops']);
    expect(issuesOf({}, { isQuestItem: true })).toEqual(['quest-item-without-quest']);
    expect(issuesOf({ questId: 1000 }, { isQuestItem: true })).toEqual([]);
  });
});

describe('rules of a changed drop', () => {
  const changed = (before: Partial<DropValues>, after: Partial<DropValues>) =>
    changeIssues('monster', { ...POTION, ...before }, { ...POTION, ...after }, { isEquipment: false });

  it('says that a fault was there before where the edit leaves it', () => {
    const crashing = { minQuantity: 5, maxQuantity: 5 };
    expect(changed(crashing, { ...crashing, chance: 1 })).toEqual([
      { code: 'was-so-before', params: { fault: 'quantity-crash' } },
    ]);
    expect(changed({ chance: 2_000_000 }, { chance: 2_000_000, maxQuantity: 2 })).toEqual([
      { code: 'was-so-before', params: { fault: 'chance-range' } },
    ]);
  });

  it('refuses an edit of what is wrong that leaves it wrong', () => {
    expect(changed({ minQuantity: 5, maxQuantity: 5 }, { minQuantity: 6, maxQuantity: 6 })).toEqual([
      { code: 'quantity-crash', params: {} },
    ]);
  });

  it('has nothing against an edit that mends a row', () => {
    expect(changed({ minQuantity: 5, maxQuantity: 5 }, { minQuantity: 5, maxQuantity: 6 })).toEqual([]);
  });

  it('warns once, when it comes to that', () => {
    expect(changed({}, { chance: 0 })).toEqual([{ code: 'never-drops', params: {} }]);
    expect(changed({ chance: 0 }, { chance: 0, maxQuantity: 2 })).toEqual([]);
  });

  it('refuses in a new row what it lets be in an old one', () => {
    const row = { ...POTION, chance: 2_000_000 };
    expect(changeIssues('monster', null, row, { isEquipment: false })).toEqual([
      { code: 'chance-range', params: {} },
    ]);
  });
});
