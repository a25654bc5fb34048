import { readAddition } from './addition-fields';

const POTION = 2_000_000;
const fields = { min: '1', max: '1', percent: '1' };

it('reads a row of a monster and of a reactor', () => {
  expect(readAddition('monster', POTION, { min: '2', max: '5', percent: '0.15' }).values).toEqual({
    itemId: POTION,
    minQuantity: 2,
    maxQuantity: 5,
    questId: 0,
    chance: 1500,
  });
  expect(readAddition('reactor', POTION, { min: '7', max: '9', percent: '25' }).values).toEqual({
    itemId: POTION,
    minQuantity: 1,
    maxQuantity: 1,
    questId: -1,
    chance: 4,
  });
});

it.each([
  ['no percent', 'monster', POTION, { ...fields, percent: '' }, 'chance-range'],
  ['more than always', 'monster', POTION, { ...fields, percent: '100.5' }, 'chance-range'],
  ['never, of a reactor', 'reactor', POTION, { ...fields, percent: '0' }, 'chance-range'],
  ['too small to be stored', 'monster', POTION, { ...fields, percent: '0.00001' }, 'chance-too-small'],
  ['half a piece', 'monster', POTION, { ...fields, min: '1.5' }, 'quantity-range'],
  ['the wrong way round', 'monster', POTION, { ...fields, min: '5', max: '2' }, 'quantity-order'],
  ['a row at which the game throws', 'monster', POTION, { ...fields, min: '3', max: '3' }, 'quantity-crash'],
  ['mesos of a reactor', 'reactor', 0, fields, 'meso-form'],
] as const)('refuses %s', (_name, table, itemId, typed, fault) => {
  const { values, faults } = readAddition(table, itemId, typed);
  expect(values).toBeUndefined();
  expect(faults).toContain(fault);
});
