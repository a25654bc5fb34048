import { actionOf, framesOf, timelineOf } from './pose.js';
import { BODY, frame, part, set } from './test/sprite-sets.js';

const held = (...actions: string[]) =>
  Object.fromEntries(
    actions.map((action) => [action, [frame([part(`${action}.0.weapon`, 'weapon', [0, 0])])]]),
  );

describe('the action of a stance', () => {
  it('is the way of standing that the weapon asks for', () => {
    const spear = set('Weapon', 'WpSi', held('stand2', 'walk2', 'alert'), { stand: 2, walk: 2 });
    expect(actionOf('stand', [{ set: spear }])).toBe('stand2');
    expect(actionOf('walk', [{ set: spear }])).toBe('walk2');
    expect(actionOf('alert', [{ set: spear }])).toBe('alert');
    expect(actionOf('stand', [{ set: BODY }])).toBe('stand1');
  });

  it('is one that the weapon has, whatever it asks for', () => {
    expect(actionOf('stand', [{ set: set('Weapon', 'Wp', held('stand2'), { stand: 1 }) }])).toBe('stand2');
    expect(actionOf('stand', [{ set: set('Weapon', 'Wp', held('stand1'), { stand: 2 }) }])).toBe('stand1');
    expect(actionOf('stand', [{ set: set('Weapon', 'Wp', {}) }])).toBe('stand1');
  });

  it('holds a cover as what it covers is held', () => {
    const variants = { sword: held('stand1'), spear: held('stand2') };
    const cover = set('Weapon', 'Wp', {}, { variants });
    expect(actionOf('stand', [{ set: cover, weaponType: 'spear' }])).toBe('stand2');
    expect(framesOf(cover, 'sword')).toBe(variants.sword);
    expect(framesOf(cover, 'bow')).toBe(variants.sword);
    expect(framesOf(cover, undefined)).toBe(variants.sword);
  });
});

describe('the frames of a stance', () => {
  it('goes to and fro where somebody stands, and round where somebody walks', () => {
    expect(timelineOf([{ set: BODY }], 'stand').map((step) => step.frame)).toEqual([0, 1, 2, 1]);
    expect(timelineOf([{ set: BODY }], 'walk').map((step) => step.frame)).toEqual([0, 1, 2, 3]);
  });

  it('gives a frame without a delay one, and a body without the stance none', () => {
    expect(timelineOf([{ set: BODY }], 'sit')).toEqual([{ frame: 0, delay: 180 }]);
    expect(timelineOf([{ set: BODY }], 'jump')).toEqual([]);
    expect(timelineOf([], 'stand')).toEqual([]);
  });
});
