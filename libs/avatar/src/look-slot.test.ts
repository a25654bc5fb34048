import { fitsSlot, isWornSlot, LOOK_SLOTS, slotOf } from './look-slot.js';
import { bodyOfSkin, headOfSkin, skinOfBody, skinOfHead } from './sprite-category.js';

it('knows what fits a slot', () => {
  expect(fitsSlot('coat', 1_050_000)).toBe(true);
  expect(fitsSlot('pants', 1_050_000)).toBe(false);
  expect(fitsSlot('weapon', 1_702_100)).toBe(true);
  expect(fitsSlot('cap', 1_002_357.5)).toBe(false);
  expect([-1, 0, 9, 999, 1000].map((skin) => fitsSlot('skin', skin))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('finds the slot of an id', () => {
  const ids = [
    20_000, 31_000, 1_002_357, 1_040_002, 1_052_000, 1_092_000, 1_302_000, 1_702_100, 2000, 4_000_000,
  ];
  expect(ids.map((id) => slotOf(id))).toEqual([
    'face',
    'hair',
    'cap',
    'coat',
    'coat',
    'shield',
    'weapon',
    'weapon',
    undefined,
    undefined,
  ]);
});

it('tells what is worn from the body', () => {
  expect(LOOK_SLOTS.filter((slot) => !isWornSlot(slot))).toEqual(['skin', 'hair', 'face']);
});

it('numbers bodies and heads by their skin', () => {
  expect([bodyOfSkin(9), headOfSkin(9)]).toEqual([2009, 12_009]);
  expect([skinOfBody(2009), skinOfHead(12_009)]).toEqual([9, 9]);
  expect([skinOfBody(12_009), skinOfBody(1999), skinOfBody(3000), skinOfHead(2009)]).toEqual(
    Array(4).fill(undefined),
  );
});
