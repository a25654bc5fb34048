import { arrange } from './arrange.js';
import { RESTING_POSE, type SpriteSetUse } from './pose.js';
import type { SpriteSet } from './sprite-set.js';
import { BODY, FACE, frame, HAIR, HEAD, part, set } from './test/sprite-sets.js';

const uses = (...sets: SpriteSet[]): SpriteSetUse[] => sets.map((one) => ({ set: one }));

const still = (category: SpriteSet['category'], slots: string, ...parts: Parameters<typeof part>[]) =>
  set(category, slots, { stand1: [frame(parts.map((args) => part(...args)))] });

function placed(sets: readonly SpriteSetUse[], pose = RESTING_POSE) {
  return arrange(sets, pose).map(({ image, x, y }) => [image, x, y]);
}

const images = (sets: readonly SpriteSetUse[], pose = RESTING_POSE) =>
  arrange(sets, pose).map(({ image }) => image);

describe('where parts are', () => {
  it('puts the origin of the body on the ground', () => {
    expect(placed(uses(BODY))).toContainEqual(['stand1.0.body', -16, -31]);
  });

  it('hangs a coat on the navel: anchor of the body, less its own, less its origin', () => {
    const coat = still('Coat', 'Ma', ['stand1.0.mail', 'mailChest', [11, 9], { navel: [-6, 3] }]);
    expect(placed(uses(BODY, coat))).toContainEqual(['stand1.0.mail', -8 + 6 - 11, -21 - 3 - 9]);
  });

  it('hangs the head on the neck, and the face on the brow of the head', () => {
    expect(placed(uses(BODY, HEAD, FACE))).toEqual(
      expect.arrayContaining([
        ['front.head', -4 - 0 - 19, -32 - 15 - 17],
        ['default.face', -4 - 4 + 1 - 13, -47 - 5 + 12 - 8],
      ]),
    );
  });

  it('puts a weapon in the hand that the arm ends in', () => {
    const weapon = still('Weapon', 'Wp', ['stand1.0.weapon', 'weapon', [25, 7], { hand: [6, -5] }]);
    const arm = { x: -8 + 13, y: -21 + 1 };
    const hand = { x: arm.x - 1, y: arm.y + 5 };
    expect(placed(uses(BODY, weapon))).toContainEqual(['stand1.0.weapon', hand.x - 6 - 25, hand.y + 5 - 7]);
  });

  it('finds the place of a part whose carrier comes behind it in the list', () => {
    expect(placed(uses(FACE, HEAD, BODY))).toContainEqual(['default.face', -20, -48]);
  });

  it('lays a hand that hangs on nothing on the ground, and a glove on that hand', () => {
    const glove = set('Glove', 'GlGw', {
      alert: [frame([part('alert.0.lGlove', 'gloveBelowWeapon', [15, 24], { handMove: [-11, -20] })])],
    });
    const pose = { ...RESTING_POSE, stance: 'alert' as const };
    expect(placed(uses(BODY, glove), pose)).toEqual(
      expect.arrayContaining([
        ['alert.0.lHand', -15, -24],
        ['alert.0.lGlove', -15, -24],
      ]),
    );
  });

  it('hangs what names no point on the point of its kind', () => {
    const hair = set('Hair', 'H1', { default: [frame([part('default.hair', 'hair', [14, 12])])] });
    expect(placed(uses(BODY, HEAD, hair))).toContainEqual(['default.hair', -8 - 14, -52 - 12]);
  });

  it('keeps the built-in places where there is no body', () => {
    const coat = still('Coat', 'Ma', ['stand1.0.mail', 'mailChest', [11, 9], { navel: [-6, 3] }]);
    expect(placed(uses(coat))).toEqual([['stand1.0.mail', -13, -33]]);
    expect(placed(uses(HAIR)).at(-1)).toEqual(['default.hairOverHead', -8 - 15, -52 - 14]);
  });

  it('places nothing where nothing is given', () => {
    expect(arrange([], RESTING_POSE)).toEqual([]);
    expect(arrange(uses(set('Cap', 'Cp', {})), RESTING_POSE)).toEqual([]);
  });
});

describe('what lies over what', () => {
  it('draws by the layers of the game, the back first', () => {
    expect(images(uses(HAIR, FACE, HEAD, BODY))).toEqual([
      'default.hairBelowBody',
      'stand1.0.body',
      'stand1.0.arm',
      'front.head',
      'default.hairShade.0',
      'default.face',
      'default.hair',
      'default.hairOverHead',
    ]);
  });

  it('takes a layer that the game does not know for the one of its kind', () => {
    const cap = still('Cap', 'Cp', ['default.defaultAc', 'capBelowBody', [0, 0], { brow: [0, 0] }]);
    expect(images(uses(BODY, HEAD, cap))[0]).toBe('default.defaultAc');
  });
});

describe('what hides what', () => {
  const cap = (slots: string) => still('Cap', slots, ['default.default', 'cap', [15, 25], { brow: [6, -2] }]);

  it('lets a light cap lie on the hair', () => {
    expect(images(uses(BODY, HEAD, HAIR, cap('Cp')))).toEqual(
      expect.arrayContaining(['default.hairOverHead', 'default.hair', 'default.default']),
    );
  });

  it('takes the hair that a cap takes up, and that alone', () => {
    const seen = images(uses(BODY, HEAD, HAIR, cap('CpH1H5')));
    expect(seen).not.toContain('default.hairOverHead');
    expect(seen).toEqual(
      expect.arrayContaining(['default.hair', 'default.hairBelowBody', 'default.default']),
    );
  });

  it('takes all hair, and the head, under a whole mask', () => {
    const seen = images(uses(BODY, HEAD, FACE, HAIR, cap('CpHdH1H2H3H4H5H6HsHfHbAfAyAsAe')));
    expect(seen).toEqual(['stand1.0.body', 'stand1.0.arm', 'default.face', 'default.default']);
  });

  it('hides trousers below an overall and a shield behind a weapon for two hands', () => {
    const pants = still('Pants', 'Pn', ['stand1.0.pants', 'pants', [0, 0], { navel: [0, 0] }]);
    const overall = still('Longcoat', 'MaPn', ['stand1.0.mail', 'mailChest', [0, 0], { navel: [0, 0] }]);
    const shield = still('Shield', 'Si', ['stand1.0.shield', 'shield', [0, 0], { navel: [0, 0] }]);
    const spear = still('Weapon', 'WpSi', ['stand1.0.weapon', 'weapon', [0, 0], { hand: [0, 0] }]);
    const seen = images(uses(BODY, pants, overall, shield, spear));
    expect(seen).toEqual(expect.arrayContaining(['stand1.0.mail', 'stand1.0.weapon']));
    expect(seen).not.toContain('stand1.0.pants');
    expect(seen).not.toContain('stand1.0.shield');
  });

  it('hides the face in poses that turn away, and shows what was asked of it in the others', () => {
    expect(images(uses(BODY, HEAD, FACE), { ...RESTING_POSE, stance: 'sit' })).not.toContain('default.face');
    const blinking = { ...RESTING_POSE, expression: 'blink' as const, expressionFrame: 1 };
    expect(images(uses(BODY, HEAD, FACE), blinking)).toContain('blink.1.face');
  });

  it('takes the last frame where a set has fewer than the body, and leaves a weapon out of a pose it lacks', () => {
    const weapon = still('Weapon', 'Wp', ['stand1.0.weapon', 'weapon', [0, 0], { navel: [0, 0] }]);
    expect(images(uses(BODY, weapon), { ...RESTING_POSE, frame: 9 })).toEqual([
      'stand1.2.body',
      'stand1.0.weapon',
    ]);
    expect(images(uses(BODY, weapon), { ...RESTING_POSE, stance: 'sit' })).toEqual(['sit.0.body']);
  });

  it('shows a shade on the skins that it is for', () => {
    const shades = [0, 3].map((skin) => ({
      ...part(`default.hairShade.${skin}`, 'hairShade', [13, 8], { brow: [0, 0] }),
      skins: skin === 0 ? [0, 1, 2] : [3],
    }));
    const hair = set('Hair', 'Hs', { default: [frame(shades)] });
    const on = (id: number) => images(uses({ ...BODY, id }, hair)).filter((image) => image.includes('Shade'));
    expect([on(2000), on(2002), on(2003)]).toEqual([
      ['default.hairShade.0'],
      ['default.hairShade.0'],
      ['default.hairShade.3'],
    ]);
  });
});
