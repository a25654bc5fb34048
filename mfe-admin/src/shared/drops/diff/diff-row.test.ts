import type { DropChange } from '@portico/domain';
import { meaningOf } from './diff-row';

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };

function change(before: number | null, after: number | null, table: DropChange['table'] = 'monster') {
  const valuesOf = (chance: number | null) => (chance === null ? null : { ...VALUES, chance });
  return {
    table,
    dropperId: 1,
    rowId: before === null ? null : 7,
    before: valuesOf(before),
    after: valuesOf(after),
  };
}

it('counts the kills of the base chance, now and before', () => {
  expect(meaningOf(change(2500, 5000))).toEqual({ kind: 'instead', kills: 200, before: 400 });
  expect(meaningOf(change(10, 4, 'reactor'))).toEqual({ kind: 'instead', kills: 4, before: 10 });
});

it.each([
  ['a new row', change(null, 5000), { kind: 'first', kills: 200 }],
  ['one that never dropped', change(0, 5000), { kind: 'first', kills: 200 }],
  ['one that never drops', change(2500, 0), { kind: 'never' }],
  ['one that always drops', change(2500, 1_000_000), { kind: 'always' }],
  ['a row that goes', change(2500, null), { kind: 'gone' }],
])('says what becomes of %s', (_, edit, meaning) => {
  expect(meaningOf(edit)).toEqual(meaning);
});

it('says nothing where the chance stays, or differs by less than a kill', () => {
  expect(meaningOf(change(2500, 2500))).toBeUndefined();
  expect(meaningOf(change(900_000, 900_001))).toBeUndefined();
  expect(meaningOf(change(1_000_000, 2_000_000))).toBeUndefined();
});

it('takes another item for a new one', () => {
  const edit = change(2500, 2500);
  expect(meaningOf({ ...edit, after: { ...VALUES, itemId: 1 } })).toEqual({ kind: 'first', kills: 400 });
});
