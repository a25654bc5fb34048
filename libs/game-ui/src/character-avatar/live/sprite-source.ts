import { spriteName, type Rgba, type SpriteReference, type SpriteSet } from '@portico/avatar';
import { type CharacterLook, DEFAULT_LOOK } from '@portico/domain';
import { getApi, getPublicFile, isNotFound } from '@portico/portal-kit/get';
import { BoundedCache } from './bounded-cache';
import { decodeImage } from './decode-image';

const CACHED = { appearances: 500, positions: 300, images: 2000 } as const;

/** Where what an avatar is made of comes from. Failures are remembered and not tried again. */
export class SpriteSource {
  readonly #appearances = new BoundedCache<number, CharacterLook>(CACHED.appearances);
  readonly #positions = new BoundedCache<string, SpriteSet | undefined>(CACHED.positions);
  readonly #images = new BoundedCache<string, Rgba | undefined>(CACHED.images);

  /** What a character looks like; somebody of whom nothing is known where that fails. */
  appearance(characterId: number): Promise<CharacterLook> {
    return this.#appearances.get(characterId, async () => {
      const answer = await ifAnswered(
        getApi('/api/characters/appearance/{characterId}', { params: { characterId } }),
      );
      return answer ?? DEFAULT_LOOK;
    });
  }

  /** The sprites of a set; undefined where their positions cannot be had. */
  spriteSet({ category, id }: SpriteReference): Promise<SpriteSet | undefined> {
    return this.#positions.get(`${category}/${id}`, () =>
      ifAnswered(getApi('/api/wz-xml/position/{category}/{itemId}', { params: { category, itemId: id } })),
    );
  }

  /** The pixels of a part; undefined where there is no such picture. Rejects where the server did not say. */
  image(set: Pick<SpriteSet, 'category' | 'id'>, image: string): Promise<Rgba | undefined> {
    const address = `${folderOf(set)}/${image}.png`;
    return this.#images.get(address, () => ifFound(getPublicFile(address).then(decodeImage)));
  }
}

function folderOf({ category, id }: Pick<SpriteReference, 'category' | 'id'>): string {
  return `/png.php/${category}/${spriteName(id)}.img`;
}

async function ifAnswered<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}

async function ifFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** One for the whole page: what one avatar has loaded the next has. */
export const spriteSource = new SpriteSource();
