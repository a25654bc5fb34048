import { spritePictureAddress, type Rgba, type SpriteReference, type SpriteSet } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { getApi, getPublicFile, isAnsweredWith } from '@portico/portal-kit/get';
import { BoundedCache } from './bounded-cache';
import { decodeImage } from './decode-image';
import { asSpriteSet } from './sprite-set-shape';

const CACHED = { appearances: 500, positions: 300, images: 2000 } as const;

/** Not there, or broken: asking again changes nothing. */
const ABSENT = [404, 422] as const;

/**
 * Source of an avatar's sprites. Absent ones are cached as undefined. Other failures (too many calls, server or
 * connection down) reject, and the next caller tries again.
 */
export class SpriteSource {
  readonly #appearances: BoundedCache<number, CharacterLook | undefined>;
  readonly #positions: BoundedCache<string, SpriteSet | undefined>;
  readonly #images: BoundedCache<string, Rgba | undefined>;

  constructor({ appearances, positions, images }: Readonly<Record<keyof typeof CACHED, number>> = CACHED) {
    this.#appearances = new BoundedCache(appearances);
    this.#positions = new BoundedCache(positions);
    this.#images = new BoundedCache(images);
  }

  /** The look of a character; undefined for one that does not exist or is hidden. */
  appearance(characterId: number): Promise<CharacterLook | undefined> {
    return this.#appearances.get(characterId, () =>
      unlessAbsent(getApi('/api/characters/appearance/{characterId}', { params: { characterId } })),
    );
  }

  /** The sprites of a set; undefined where it has none. */
  spriteSet({ category, id }: SpriteReference): Promise<SpriteSet | undefined> {
    return this.#positions.get(`${category}/${id}`, async () => {
      const params = { category, itemId: id };
      const answer = await unlessAbsent(getApi('/api/wz-xml/position/{category}/{itemId}', { params }));
      return answer && asSpriteSet(answer, { category, id });
    });
  }

  /** The pixels of a part; undefined where there is no such picture. */
  image(set: Pick<SpriteSet, 'category' | 'id'>, image: string): Promise<Rgba | undefined> {
    const address = spritePictureAddress(set, image);
    return this.#images.get(address, async () => {
      const file = await unlessAbsent(getPublicFile(address));
      return file && decodeImage(file);
    });
  }
}

async function unlessAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isAnsweredWith(error, ABSENT)) return undefined;
    throw error;
  }
}

/** One for the whole page: what one avatar has loaded the next has. */
export const spriteSource = new SpriteSource();
