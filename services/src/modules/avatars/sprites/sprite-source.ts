import type { SpriteCategory, SpriteFrames, SpritePart, SpriteReference, SpriteSet } from '@portico/avatar';

/** Source of character sprites. Unknown ids give undefined, never an error. */
export abstract class SpriteSource {
  /** Whether sprites are the game's own. Only then a composed picture shows more than a drawing. */
  abstract readonly isFromGame: boolean;
  /** Lifetime of answers if files may be replaced; undefined if they never are. */
  abstract readonly ttlMs: number | undefined;
  /** Changes with the content of the source. */
  abstract readonly generation: string;

  /** Throws `WzFileError` if a file exists but cannot be read. */
  abstract find(reference: SpriteReference): Promise<SpriteSet | undefined>;
  /** The bytes of a part, unchecked. `image` must be one of the set's own. */
  abstract picture(set: SpriteSet, image: string): Promise<Buffer | 'tooLarge' | undefined>;
  abstract file(reference: SpriteReference): Promise<string | undefined>;
  /** All ids in order; undefined if every id has sprites. */
  abstract ids(category: SpriteCategory): Promise<readonly number[] | undefined>;

  close(): void {}
}

export function partsOf({ frames, variants = {} }: SpriteSet): SpritePart[] {
  const all: SpriteFrames[] = [frames, ...Object.values(variants)];
  return all.flatMap((each) => Object.values(each).flatMap((of) => of.flatMap((frame) => frame.parts)));
}

export function imagesOf(set: SpriteSet): ReadonlySet<string> {
  return new Set(partsOf(set).map(({ image }) => image));
}
