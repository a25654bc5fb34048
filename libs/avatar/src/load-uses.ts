import type { CharacterLook } from '@portico/domain';
import type { SpriteSetUse } from './pose.js';
import { type SpriteReference, spritesOf } from './sprite-category.js';
import type { SpriteSet } from './sprite-set.js';

/** The sprite sets of a look in the order of `spritesOf`, without those that are not found. Rejects where the finding of one does. */
export async function loadUses(
  look: CharacterLook,
  find: (reference: SpriteReference) => Promise<SpriteSet | undefined>,
): Promise<SpriteSetUse[]> {
  const found = await Promise.all(
    spritesOf(look).map(async (reference) => ({
      weaponType: reference.weaponType,
      set: await find(reference),
    })),
  );
  return found.flatMap(({ set, weaponType }) => (set === undefined ? [] : [{ set, weaponType }]));
}

/** Pixels per unit of a picture with all of these sets. */
export function scaleOf(uses: readonly SpriteSetUse[]): number {
  return Math.max(1, ...uses.map(({ set }) => set.scale));
}

/** Whether sets, or parts that have pixels, show a character: something of a body and of a head is among them. */
export function isComplete(shown: readonly { set: Pick<SpriteSet, 'category'> }[]): boolean {
  const has = (category: SpriteSet['category']) => shown.some(({ set }) => set.category === category);
  return has('Body') && has('Head');
}
