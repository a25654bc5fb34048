import type { SpriteFrames, SpriteSet } from '@portico/avatar';

/** The pictures that a set is made of. */
export function imagesOf({ frames, variants = {} }: SpriteSet): ReadonlySet<string> {
  const all: SpriteFrames[] = [frames, ...Object.values(variants)];
  const parts = all.flatMap((each) =>
    Object.values(each).flatMap((of) => of.flatMap((frame) => frame.parts)),
  );
  return new Set(parts.map(({ image }) => image));
}
