import type { DropTable } from '@portico/domain';
import { dropRows } from '../staging/drop-rows';
import { editsIn, type StagePlan } from '../staging/stage-plan';
import { aShell } from '../test/drops-data';
import { planPaste, type PasteTarget } from './plan-paste';
import { readTable } from './plan-paste';

const SHELL = aShell(1);
const ALWAYS = aShell(2, { chance: 1_500_000 });

function plan(text: string, drops = [SHELL, ALWAYS], table: DropTable = 'monster'): StagePlan {
  const target: PasteTarget = {
    table,
    dropperId: 100_100,
    rows: dropRows(table, 100_100, drops, []),
    idsByName: new Map([['shell 1', 4_000_001]]),
    language: 'ru',
  };
  return planPaste(readTable(text).lines, target);
}
type Table = [drops?: (typeof SHELL)[], table?: DropTable];

const afterOf = (text: string, ...table: Table) => editsIn(plan(text, ...table))[0]?.after;
const reasons = (text: string, ...table: Table) =>
  plan(text, ...table).refused.map(({ item, reason, line }) => [line, item, reason]);

it('changes the cells that a line has, and leaves the others as they are stored', () => {
  expect(afterOf('item;max\n4000001;3')).toEqual({
    itemId: 4_000_001,
    minQuantity: 1,
    maxQuantity: 3,
    questId: 0,
    chance: 5000,
  });
  expect(afterOf('item\tchance\n4000001\t0,75')).toMatchObject({ chance: 7500 });
  expect(afterOf("name;chance\n'Shell 1;1/50")).toMatchObject({ itemId: 4_000_001, chance: 20_000 });
});

it('counts what is so already, the percent of a chance above always too', () => {
  expect(plan('item;chance;quest\n4000001;0.5;0\n4000002;100;')).toEqual({
    planned: [],
    refused: [],
    unchanged: 2,
  });
});

it('adds rows of other items, of reactors with one piece and as their table says that there is no quest', () => {
  expect(plan('item;chance\n4000777;2').planned).toMatchObject([
    { kind: 'added', was: null, line: 2, edit: { rowId: null, before: null, after: { itemId: 4_000_777 } } },
  ]);
  expect(afterOf('item;min;max;quest;chance\n4000777;5;9;0;25', [], 'reactor')).toEqual({
    itemId: 4_000_777,
    minQuantity: 1,
    maxQuantity: 1,
    questId: -1,
    chance: 4,
  });
});

it('takes the row of the quest where several rows have the item', () => {
  const both = [SHELL, aShell(3, { itemid: 4_000_001, questid: 7 })];
  expect(editsIn(plan('item;quest;chance\n4000001;7;1', both))).toMatchObject([{ rowId: 3 }]);
  expect(editsIn(plan('item;chance\n4000001;1', both))).toMatchObject([{ rowId: 1 }]);
  expect(reasons('item;quest;chance\n4000001;8;1', both, 'monster')).toEqual([[2, '4000001', 'severalRows']]);
});

it.each([
  ['no such item', 'item;chance\nno such thing;1', 'noItem'],
  ['the same row twice', 'item;chance\n4000001;1\n4000001;2', 'repeated'],
  ['a new row without a chance', 'item;min\n4000777;1', 'noChance'],
  ['half a piece', 'item;min\n4000001;1.5', 'min'],
  ['a word for a quantity', 'item;max\n4000001;many', 'max'],
  ['a word for a quest', 'item;quest\n4000001;none', 'quest'],
  ['a word for a chance', 'item;chance\n4000001;often', 'chance'],
  ['a chance above always', 'item;chance\n4000001;101', 'chance-range'],
  ['a row at which the game throws', 'item;min;max\n4000001;3;3', 'quantity-crash'],
])('says why it does not take %s', (_, text, reason) => {
  expect(reasons(text).map(([, , why]) => why)).toEqual([reason]);
});

it('reads no quest of mesos, which fall for everyone', () => {
  expect(afterOf('item;min;max;quest;chance\n0;10;20;7;40')).toMatchObject({ itemId: 0, questId: 0 });
});
