import { expPerHp } from './monsters.js';

it('says what EXP each HP of a monster gives, and nothing where there is none to divide', () => {
  expect(expPerHp(33, 240)).toBe(0.1375);
  expect([expPerHp(0, 240), expPerHp(33, 0)]).toEqual([undefined, undefined]);
});
