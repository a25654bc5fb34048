import { arrange } from './arrange.js';
import { isComplete, isShown, loadUses, scaleOf } from './load-uses.js';
import { RESTING_POSE } from './pose.js';
import { BODY, FACE, frame, HEAD, part, set } from './test/sprite-sets.js';
import type { SpriteSet } from './sprite-set.js';

const LOOK = {
  gender: 0,
  skin: 0,
  face: 20_000,
  hair: 30_000,
  weapon: 1_702_100,
  weaponType: 'bow',
} as const;

it('finds the sets of a look, and leaves out those that are not there', async () => {
  const uses = await loadUses(LOOK, ({ category, id }) =>
    Promise.resolve(category === 'Hair' ? undefined : set(category, '', {}, { id })),
  );
  expect(uses.map((use) => [use.set.category, use.set.id, use.weaponType])).toEqual([
    ['Body', 2000, undefined],
    ['Head', 12_000, undefined],
    ['Face', 20_000, undefined],
    ['Weapon', 1_702_100, 'bow'],
  ]);
});

it('takes the default face and hair for those that are not there', async () => {
  const uses = await loadUses({ ...LOOK, face: 29_999, hair: 39_999, cap: 1_009_999 }, ({ category, id }) =>
    Promise.resolve([29_999, 39_999, 1_009_999].includes(id) ? undefined : set(category, '', {}, { id })),
  );
  expect(uses.map((use) => use.set.id)).toEqual([2000, 12_000, 20_000, 30_000, 1_702_100]);
});

it('does not take a failure for a set that is not there', async () => {
  const find = () => Promise.reject(new Error('busy'));
  await expect(loadUses(LOOK, find)).rejects.toThrow('busy');
});

it('has the scale of the finest set', () => {
  expect(scaleOf([{ set: BODY }, { set: { ...HEAD, scale: 2 } }])).toBe(2);
  expect(scaleOf([])).toBe(1);
});

it('is complete with body and head, whatever else is missing', () => {
  expect(isComplete([{ set: BODY }, { set: HEAD }])).toBe(true);
  expect(isComplete([{ set: BODY }, { set: FACE }])).toBe(false);
  expect(isComplete([{ set: HEAD }])).toBe(false);
});

describe('a character that is shown', () => {
  const mask = set('Cap', 'CpHd', {
    stand1: [frame([part('default.default', 'cap', [0, 0], { brow: [0, 0] })])],
  });
  const partsOf = (...sets: SpriteSet[]) =>
    arrange(
      sets.map((one) => ({ set: one })),
      RESTING_POSE,
    );

  it('has pixels of body and head', () => {
    const parts = partsOf(BODY, HEAD, FACE);
    expect(isShown(parts, () => true)).toBe(true);
    expect(isShown(parts, (one) => one.set !== HEAD)).toBe(false);
    expect(isShown(parts, (one) => one.set !== BODY)).toBe(false);
    expect(isShown(partsOf(HEAD, FACE), () => true)).toBe(false);
  });

  it('needs no head that a mask hides', () => {
    expect(isShown(partsOf(BODY, HEAD, mask), () => true)).toBe(true);
  });
});
