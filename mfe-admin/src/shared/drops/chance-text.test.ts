import { dropPercentOf, LANGUAGES } from '@portico/domain';
import { parseChance, percentInput } from '../../features/drops/drop-draft';

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
