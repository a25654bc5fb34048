import { dropPercentOf, LANGUAGES } from '@portico/domain';
import { parseNewDrop, type ReadDraft, parseChance, percentInput } from './drop-draft';

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

it.each([
  ['0.5', 5000],
  ['0,5', 5000],
  ['0.5 %', 5000],
  ['0,5%', 5000],
  ['٪', undefined],
  ['.5', 5000],
  ['5.', 50_000],
  ['1 in 200', 5000],
  ['1/200', 5000],
  ['1 : 200', 5000],
  ['1 из 200', 5000],
  ['1/1,000', 1000],
  ['1/1 000 000', 1],
  ['0', 0],
  ['100', 1_000_000],
])('reads %j as a chance of a monster', (text, chance) => {
  expect(parseChance(text, 'monster')).toEqual(chance === undefined ? { fault: 'unreadable' } : { chance });
});

it.each([
  ['1/200', 200],
  ['1 in 3', 3],
  ['33.3', 3],
  ['100', 1],
])('reads %j as "1 in %d" of a reactor', (text, chance) => {
  expect(parseChance(text, 'reactor')).toEqual({ chance });
});

it.each([
  ['', 'monster', 'unreadable'],
  ['often', 'monster', 'unreadable'],
  ['-1', 'monster', 'unreadable'],
  ['1.000,5', 'monster', 'unreadable'],
  ['100.1', 'monster', 'chance-range'],
  ['1/0', 'monster', 'chance-range'],
  ['0.00001', 'monster', 'chance-too-small'],
  ['1/90000000', 'monster', 'chance-too-small'],
  ['0', 'reactor', 'chance-range'],
  ['1/0', 'reactor', 'chance-range'],
  ['0.00000001', 'reactor', 'chance-too-small'],
] as const)('takes no %j for a %s: %s', (text, table, fault) => {
  expect(parseChance(text, table)).toEqual({ fault });
});

it('writes percents that lead back to the same chance, in every language', () => {
  for (const language of LANGUAGES) {
    for (const chance of [0, 1, 7, 123, 5000, 33_333, 999_999, 1_000_000]) {
      expect(parseChance(percentInput('monster', chance, language), 'monster')).toEqual({ chance });
    }
    for (const chance of [1, 2, 3, 7, 333, 4999]) {
      expect(parseChance(percentInput('reactor', chance, language), 'reactor')).toEqual({ chance });
    }
  }
  expect(Number(percentInput('monster', 1, 'en'))).toBe(dropPercentOf('monster', 1));
});
