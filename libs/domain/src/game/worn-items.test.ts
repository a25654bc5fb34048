import { attackSpeedOf, isWornBy, jobRequirementOf } from './worn-items.js';

it('names attack speeds by the steps of the specification', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(attackSpeedOf)).toEqual([
    'veryFast',
    'fast',
    'fast',
    'normal',
    'normal',
    'slow',
    'slow',
    'verySlow',
    'verySlow',
  ]);
  expect([0, 10, 15, 4.5].map(attackSpeedOf)).toEqual(Array(4).fill('unknown'));
});

it('reads who may wear an item from the bit mask', () => {
  expect(jobRequirementOf(0)).toEqual({ kind: 'all' });
  expect(jobRequirementOf(-1)).toEqual({ kind: 'beginner' });
  expect(jobRequirementOf(13)).toEqual({ kind: 'classes', classes: ['warrior', 'bowman', 'thief'] });
  expect(jobRequirementOf(16)).toEqual({ kind: 'classes', classes: ['pirate'] });
  expect(jobRequirementOf(32)).toEqual({ kind: 'unknown', mask: 32 });
});

it('lets a class wear the items of its mask and of everybody, and beginners their own', () => {
  expect([0, -1, 13, 32].map((mask) => isWornBy(mask, 'bowman'))).toEqual([true, false, true, false]);
  expect([0, -1, 13, 32].map((mask) => isWornBy(mask, 'beginner'))).toEqual([true, true, false, false]);
});
