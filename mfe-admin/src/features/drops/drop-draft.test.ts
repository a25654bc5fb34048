import { parseNewDrop, type ReadDraft } from './drop-draft';

const POTION = 2_000_000;
const fields = { min: '1', max: '1', quest: '', chance: '1' };

const faultsIn = (read: ReadDraft) => ('faults' in read ? Object.values(read.faults) : []);

it('reads a row of a monster and of a reactor', () => {
  expect(parseNewDrop({ ...fields, min: '2', max: '5', chance: '0.15' }, 'monster', POTION, 'en')).toEqual({
    values: {
      itemId: POTION,
      minQuantity: 2,
      maxQuantity: 5,
      questId: 0,
      chance: 1500,
    },
  });
  expect(parseNewDrop({ ...fields, min: '7', max: '9', chance: '25' }, 'reactor', POTION, 'ru')).toEqual({
    values: {
      itemId: POTION,
      minQuantity: 1,
      maxQuantity: 1,
      questId: -1,
      chance: 4,
    },
  });
});

it.each([
  ['no percent', 'monster', POTION, { ...fields, chance: '' }, 'unreadable'],
  ['more than always', 'monster', POTION, { ...fields, chance: '100.5' }, 'chance-range'],
  ['never, of a reactor', 'reactor', POTION, { ...fields, chance: '0' }, 'chance-range'],
  ['too small to be stored', 'monster', POTION, { ...fields, chance: '0.00001' }, 'chance-too-small'],
  ['half a piece', 'monster', POTION, { ...fields, min: '1.5' }, 'unreadable'],
  ['the wrong way round', 'monster', POTION, { ...fields, min: '5', max: '2' }, 'quantity-order'],
  ['a row at which the game throws', 'monster', POTION, { ...fields, min: '3', max: '3' }, 'quantity-crash'],
  ['mesos of a reactor', 'reactor', 0, fields, 'meso-form'],
] as const)('refuses %s', (_name, table, itemId, typed, fault) => {
  const read = parseNewDrop(typed, table, itemId, 'en');
  expect(read).not.toHaveProperty('values');
  expect(faultsIn(read)).toContain(fault);
});
