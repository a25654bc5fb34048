import { readKeptRow } from './drop-tables.js';

const ROW = {
  id: 7,
  dropperid: 1,
  itemid: 2,
  minimum_quantity: 1,
  maximum_quantity: 3,
  questid: 0,
  chance: 900,
};
const VALUES = { itemId: 2, minQuantity: 1, maxQuantity: 3, questId: 0, chance: 900 };

it('reads a row of a monster, columns that it does not know left out', () => {
  expect(readKeptRow('monster', JSON.stringify({ ...ROW, season: 'winter' }))).toEqual(VALUES);
});

it('reads numbers that a driver answered as texts', () => {
  expect(readKeptRow('monster', JSON.stringify({ ...ROW, chance: '900', questid: '-1' }))).toEqual({
    ...VALUES,
    questId: -1,
  });
});

it('gives one piece for a row of a reactor', () => {
  const row = { reactordropid: 1, reactorid: 2001, itemid: 2, chance: 15, questid: -1 };
  expect(readKeptRow('reactor', JSON.stringify(row))).toEqual({
    itemId: 2,
    minQuantity: 1,
    maxQuantity: 1,
    questId: -1,
    chance: 15,
  });
});

it('tells no row from one that cannot be read', () => {
  expect(readKeptRow('monster', null)).toBeNull();
  for (const broken of ['', '{', 'null', '[]', '"row"', '{}', JSON.stringify({ ...ROW, chance: 1.5 })])
    expect(readKeptRow('monster', broken)).toBeUndefined();
});
