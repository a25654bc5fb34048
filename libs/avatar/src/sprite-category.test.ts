import { DEFAULT_LOOK } from '@portico/domain';
import { spriteCategoryOf, spriteName, spritesOf, spritePictureAddress } from './sprite-category.js';

describe('the sprite sets of a look', () => {
  it('are body, head, face and hair of a figure that wears nothing', () => {
    expect(spritesOf({ ...DEFAULT_LOOK, skin: 3 })).toEqual([
      { category: 'Body', id: 2003 },
      { category: 'Head', id: 12_003 },
      { category: 'Face', id: 20_000 },
      { category: 'Hair', id: 30_000 },
    ]);
  });

  it('have no trousers with an overall', () => {
    const look = { ...DEFAULT_LOOK, coat: 1_050_000, pants: 1_060_000 };
    expect(spritesOf(look).map(({ category }) => category)).not.toContain('Pants');
    expect(spritesOf({ ...look, coat: 1_049_999 }).map(({ category }) => category)).toContain('Pants');
  });

  it('have weapon and cap last, as they hide what is before them', () => {
    const look = { ...DEFAULT_LOOK, cap: 1_002_000, weapon: 1_702_000, shield: 1_092_000 };
    expect(spritesOf({ ...look, weaponType: 'sword' }).slice(-3)).toEqual([
      { category: 'Shield', id: 1_092_000 },
      { category: 'Weapon', id: 1_702_000, weaponType: 'sword' },
      { category: 'Cap', id: 1_002_000 },
    ]);
  });

  it('leave out what is no piece of its kind', () => {
    expect(spritesOf({ ...DEFAULT_LOOK, cap: 2_000_000, cape: 4_000_000 })).toHaveLength(4);
  });

  it.each([
    [2000, 'Body'],
    [12_011, 'Head'],
    [20_000, 'Face'],
    [37_210, 'Hair'],
    [1_002_357, 'Cap'],
    [1_041_999, 'Coat'],
    [1_051_000, 'Longcoat'],
    [1_061_000, 'Pants'],
    [1_072_000, 'Shoes'],
    [1_082_000, 'Glove'],
    [1_092_000, 'Shield'],
    [1_102_000, 'Cape'],
    [1_302_000, 'Weapon'],
    [1_702_000, 'Weapon'],
    [1_012_000, undefined],
    [1_902_000, undefined],
    [0, undefined],
    [-1, undefined],
  ])('knows the kind of %i: %s', (id, category) => {
    expect(spriteCategoryOf(id)).toBe(category);
  });

  it('are named with eight digits', () => {
    expect([2000, 1_002_357].map(spriteName)).toEqual(['00002000', '01002357']);
  });
});

it('pads ids, and lets no name of a file leave its folder', () => {
  const coat = { category: 'Coat', id: 1_040_002 } as const;
  expect(spritePictureAddress(coat, 'stand1.0.mail')).toBe('/png.php/Coat/01040002.img/stand1.0.mail.png');
  expect(spritePictureAddress(coat, '../a?b')).toBe('/png.php/Coat/01040002.img/..%2Fa%3Fb.png');
});
