import type { SpriteFrames, SpritePart, SpriteSet } from '@portico/avatar';

export function partsOf({ frames, variants = {} }: SpriteSet): SpritePart[] {
  const all: SpriteFrames[] = [frames, ...Object.values(variants)];
  return all.flatMap((each) => Object.values(each).flatMap((of) => of.flatMap((frame) => frame.parts)));
}

export function imagesOf(set: SpriteSet): ReadonlySet<string> {
  return new Set(partsOf(set).map(({ image }) => image));
}
