import type { SpriteCategory, SpriteReference, SpriteSet } from '@portico/avatar';

/** Source of character sprites. Unknown ids give undefined, never an error. */
export abstract class SpriteSource {
  /** Whether a composed picture shows more than today's drawing does: it is of the game's own sprites then. */
  abstract readonly isFromGame: boolean;
  /** How long an answer holds, where files behind it may be replaced. */
  abstract readonly ttlMs: number | undefined;
  /** Another one once the answers are other ones. */
  abstract readonly generation: string;

  /** Throws `WzFileError` for a file that is there and cannot be read. */
  abstract find(reference: SpriteReference): Promise<SpriteSet | undefined>;
  /** The bytes of a part, whatever they are; `image` is one of the set's own. */
  abstract picture(set: SpriteSet, image: string): Promise<Buffer | 'tooLarge' | undefined>;
  abstract file(reference: SpriteReference): Promise<string | undefined>;
  /** All ids in order; undefined if every id has sprites. */
  abstract ids(category: SpriteCategory): Promise<readonly number[] | undefined>;

  close(): void {}
}
