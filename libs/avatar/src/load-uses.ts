import { type CharacterLook, DEFAULT_LOOK } from '@portico/domain';
import type { PlacedPart } from './arrange.js';
import type { SpriteSetUse } from './pose.js';
import { type SpriteReference, spritesOf } from './sprite-category.js';
import type { SpriteSet } from './sprite-set.js';

const DEFAULT_IDS: Partial<Record<SpriteReference['category'], number>> = {
  Face: DEFAULT_LOOK.face,
  Hair: DEFAULT_LOOK.hair,
};

/** Loads a look's sprite sets in the order of `spritesOf`: default face and hair for missing ones, others left out. Rejects if a request fails. */
export async function loadUses(
  look: CharacterLook,
  find: (reference: SpriteReference) => Promise<SpriteSet | undefined>,
): Promise<SpriteSetUse[]> {
  const found = await Promise.all(
    spritesOf(look).map(async (reference) => ({
      weaponType: reference.weaponType,
      set: (await find(reference)) ?? (await findDefault(reference, find)),
    })),
  );
  return found.flatMap(({ set, weaponType }) => (set === undefined ? [] : [{ set, weaponType }]));
}

async function findDefault(
  { category, id }: SpriteReference,
  find: (reference: SpriteReference) => Promise<SpriteSet | undefined>,
): Promise<SpriteSet | undefined> {
  const defaultId = DEFAULT_IDS[category];
  return defaultId === undefined || defaultId === id ? undefined : find({ category, id: defaultId });
}

/** Pixels per unit of a picture that shows all of these sets. */
export function scaleOf(uses: readonly SpriteSetUse[]): number {
  return Math.max(1, ...uses.map(({ set }) => set.scale));
}

/** Tells whether the sets contain a body and a head. */
export function isComplete(uses: readonly { set: Pick<SpriteSet, 'category'> }[]): boolean {
  return (['Body', 'Head'] as const).every((category) => uses.some(({ set }) => set.category === category));
}

/** Tells whether a character is visible: a part of its body has pixels, and one of its head unless a mask hides it. */
export function isShown(parts: readonly PlacedPart[], hasPixels: (part: PlacedPart) => boolean): boolean {
  const partsOf = (category: SpriteSet['category']) => parts.filter(({ set }) => set.category === category);
  const head = partsOf('Head');
  return partsOf('Body').some(hasPixels) && (head.length === 0 || head.some(hasPixels));
}
