import {
  ACTIONS,
  arrange,
  isLayer,
  RESTING_POSE,
  SPRITE_CATEGORIES,
  type SpriteCategory,
  type SpritePart,
  type SpriteSet,
  spritesOf,
  STANCES,
  timelineOf,
} from '@portico/avatar';
import { type CharacterLook, WEAPON_TYPES } from '@portico/domain';
import { drawCharacter } from '../people/index.js';
import { drawSprites } from './drawn-sprite-set.js';

const FIRST_IDS: Readonly<Record<SpriteCategory, readonly number[]>> = {
  Body: [2000],
  Head: [12_000],
  Face: [20_000, 21_000],
  Hair: [30_000, 31_000],
  Cape: [1_102_000],
  Shoes: [1_072_000],
  Pants: [1_060_000, 1_061_000],
  Glove: [1_082_000],
  Coat: [1_040_000],
  Longcoat: [1_050_000],
  Shield: [1_092_000],
  Weapon: [130, 131, 132, 133, 137, 138, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 170].map(
    (prefix) => prefix * 10_000 + 2000,
  ),
  Cap: [1_002_000],
};

const references = SPRITE_CATEGORIES.flatMap((category) =>
  FIRST_IDS[category].flatMap((first) =>
    Array.from({ length: category === 'Weapon' ? 3 : 12 }, (_, index) => ({ category, id: first + index })),
  ),
);

function setOf(reference: (typeof references)[number]): SpriteSet {
  const set = drawSprites(reference)?.set;
  if (set === undefined) throw new Error(`no set ${String(reference.id)}`);
  return set;
}

const sets = references.map(setOf);

function partsOf({ frames, variants = {} }: SpriteSet): SpritePart[] {
  return [frames, ...Object.values(variants)].flatMap((some) =>
    Object.values(some).flatMap((list) => list.flatMap(({ parts }) => parts)),
  );
}

const isHalf = (value: number): boolean => Number.isInteger(value * 2);

const LOOK: CharacterLook = {
  gender: 1,
  skin: 2,
  face: 21_003,
  hair: 31_042,
  cap: 1_002_001,
  coat: 1_040_003,
  pants: 1_061_004,
  shoes: 1_072_002,
  glove: 1_082_001,
  cape: 1_102_003,
  shield: 1_092_004,
  weapon: 1_302_002,
};

const usesOf = (look: CharacterLook) =>
  spritesOf(look).map(({ category, id, weaponType }) => ({ set: setOf({ category, id }), weaponType }));

describe('drawing sprite sets', () => {
  it.each(SPRITE_CATEGORIES)('draws every %s', (category) => {
    const parts = sets.filter((set) => set.category === category).map(partsOf);
    expect(parts.every((list) => list.length > 0)).toBe(true);
    for (const { width, height, origin, anchors, layer } of parts.flat()) {
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect([width, height, origin.x, origin.y].every(isHalf)).toBe(true);
      expect(Object.values(anchors).every(({ x, y }) => isHalf(x) && isHalf(y))).toBe(true);
      expect(Object.keys(anchors)).not.toEqual([]);
      expect(isLayer(layer)).toBe(true);
    }
  });

  it('has a picture of the size of each part, in its pixels', () => {
    for (const set of sets.filter((_, index) => index % 24 === 0)) {
      for (const { image, width, height } of partsOf(set)) {
        const drawing = drawSprites(set)?.drawingOf(image);
        expect([drawing?.width, drawing?.height]).toEqual([width * set.scale, height * set.scale]);
      }
    }
  });

  it('draws the same id the same way', () => {
    for (const reference of references.slice(0, 60)) {
      const [one, other] = [setOf(reference), setOf({ ...reference })];
      expect(one).toEqual(other);
      const [first] = partsOf(one);
      expect(
        drawSprites(reference)
          ?.drawingOf(first?.image ?? '')
          ?.toSvg(),
      ).toBe(
        drawSprites(reference)
          ?.drawingOf(first?.image ?? '')
          ?.toSvg(),
      );
    }
  });

  it('stays within 16 kB a set', () => {
    expect(Math.max(...sets.map((set) => JSON.stringify(set).length))).toBeLessThanOrEqual(16_384);
  });

  it('refuses what belongs to another category or to no weapon', () => {
    expect([
      drawSprites({ category: 'Cap', id: 1_302_000 }),
      drawSprites({ category: 'Weapon', id: 1_352_000 }),
      drawSprites({ category: 'Face', id: -1 }),
      drawSprites({ category: 'Cap', id: 1_002_000 })?.drawingOf('stand1.0.mail'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('moves body and clothes by the same frames', () => {
    const body = sets.find(({ category }) => category === 'Body');
    const frames = body?.frames ?? {};
    expect(Object.keys(frames)).toEqual([...ACTIONS]);
    for (const category of ['Coat', 'Longcoat', 'Pants', 'Shoes', 'Cape'] as const) {
      const worn = sets.find((set) => set.category === category)?.frames ?? {};
      for (const action of ACTIONS) {
        expect(worn[action]?.length).toBe(frames[action]?.length);
        worn[action]?.forEach(({ parts: [part] }, index) => {
          expect(part?.anchors['navel']).toEqual(frames[action]?.[index]?.parts[0]?.anchors['navel']);
        });
      }
    }
  });

  it('closes the eyes of a face in three frames', () => {
    const face = setOf({ category: 'Face', id: 20_000 });
    expect(face.frames['blink']?.length).toBe(3);
  });

  it('holds covers as each type of weapon', () => {
    const cover = setOf({ category: 'Weapon', id: 1_702_000 });
    expect(Object.keys(cover.variants ?? {})).toEqual([...WEAPON_TYPES]);
    expect(timelineOf(usesOf({ ...LOOK, weapon: 1_432_000 }), 'stand').length).toBe(4);
  });

  it('hides what others take up', () => {
    const seen = (look: CharacterLook) =>
      arrange(usesOf(look), RESTING_POSE).map(({ set, image }) => `${set.category} ${image}`);
    const dressed = seen(LOOK);
    expect(dressed).not.toContain('Body stand1.0.mail');
    expect(dressed).not.toContain('Body stand1.0.pants');
    expect(seen({ ...LOOK, coat: undefined, pants: undefined })).toEqual(
      expect.arrayContaining(['Body stand1.0.mail', 'Body stand1.0.pants']),
    );
    expect(seen({ ...LOOK, weapon: 1_402_000 }).some((part) => part.startsWith('Shield'))).toBe(false);
    expect(seen({ ...LOOK, coat: 1_050_000 }).some((part) => part.startsWith('Pants'))).toBe(false);
  });

  it('keeps a character above the ground and together in all stances', () => {
    const uses = usesOf(LOOK);
    for (const stance of STANCES) {
      timelineOf(uses, stance).forEach(({ frame }) => {
        const parts = arrange(uses, { ...RESTING_POSE, stance, frame });
        expect(Math.min(...parts.map(({ y }) => y))).toBeGreaterThan(-90);
        expect(Math.max(...parts.map(({ y, height }) => y + height))).toBeLessThan(10);
      });
    }
  });

  it('looks at rest as the drawing of the same character does, shape for shape', () => {
    const whole = drawCharacter(LOOK).toSvg();
    const shapes = arrange(usesOf(LOOK), RESTING_POSE)
      .filter(({ set }) => set.category !== 'Weapon' && set.category !== 'Body')
      .flatMap(
        ({ set, image }) =>
          drawSprites(set)
            ?.drawingOf(image)
            ?.toSvg()
            .match(/ d="[^"]+" fill="#[^"]+"/g) ?? [],
      );
    const clothes = shapes.filter((shape) => !shape.includes('a4.2 4.2'));
    expect(clothes.length).toBeGreaterThan(20);
    expect(clothes.filter((shape) => !whole.includes(shape))).toEqual([]);
  });
});
