import { equipmentValues } from '../../../game/index.js';
import { isAboveAverage, isClean } from './equipment-quality.js';

const SWORD = { incPAD: 3, incSTR: 2, tuc: 3 };
const piece = (values: Record<string, number>) => equipmentValues((name) => values[name] ?? 0);

it.each([
  [{ slots: 3 }, true],
  [{ slots: 4, vicious: 1 }, true],
  [{ slots: 3, vicious: 1 }, false],
  [{ slots: 2 }, false],
  [{ slots: 3, upgrades: 1 }, false],
])('knows whether %j is clean', (values, is) => {
  expect(isClean(piece(values), SWORD)).toBe(is);
});

it.each([
  [{ watk: 3, str: 2 }, false],
  [{ watk: 4, str: 2 }, true],
  [{ watk: 4, str: 1 }, false],
  [{ watk: 3, str: 2, luk: 9 }, false],
])('compares %j with what the files say', (values, is) => {
  expect(isAboveAverage(piece(values), SWORD)).toBe(is);
  expect(isAboveAverage(piece(values), undefined)).toBe(false);
});
