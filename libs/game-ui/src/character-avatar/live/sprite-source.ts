import {
  spritePictureAddress,
  type Rgba,
  type SpriteReference,
  type SpriteSet,
  type SpriteFrame,
  type SpritePart,
} from '@portico/avatar';
import { type CharacterLook, MINUTE_MS } from '@portico/domain';
import { getApi, getPublicFile, isAnsweredWith } from '@portico/portal-kit/get';

const CACHED = { appearances: 500, positions: 300, images: 2000 } as const;

/** The sprite does not exist or is broken: another request would get the same answer. */
const ABSENT = [404, 422] as const;

/** Caches promises, so that two callers share one request; the oldest entry goes first. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, Promise<Value>>();

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.#entries.size;
  }

  /** Failures are not cached, so that the next caller tries again. */
  get(key: Key, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.limit) this.#entries.delete(oldest);
    const loading = load();
    this.#entries.set(key, loading);
    loading.catch(() => {
      if (this.#entries.get(key) === loading) this.#entries.delete(key);
    });
    return loading;
  }
}

/** Loads an avatar's sprites. Absent ones are cached as undefined; other failures reject, and the next caller tries again. */
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

  /** The sprites of a set; undefined if it has none. */
  spriteSet({ category, id }: SpriteReference): Promise<SpriteSet | undefined> {
    return this.#positions.get(`${category}/${id}`, async () => {
      const params = { category, itemId: id };
      const answer = await unlessAbsent(getApi('/api/wz-xml/position/{category}/{itemId}', { params }));
      return answer && asSpriteSet(answer, { category, id });
    });
  }

  /** The pixels of a part; undefined if there is no such picture. */
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

/** Shared by the whole page, so that each sprite is loaded once. */
export const spriteSource = new SpriteSource();

/** More parts than any server sends. Arranging far more would block the page. */
const MAX_PARTS = 4000;
const MAX_PARTS_PER_FRAME = 64;
const MAX_FRAMES = 64;
const MAX_ANCHORS = 32;
const MAX_SLOTS_LENGTH = 200;
const MAX_SCALE = 4;
const MAX_DELAY_MS = MINUTE_MS;
const FARTHEST = 10_000;

type Shape = Readonly<Record<string, unknown>>;

/** Checks an answer against the requested set. Throws if the shape is unknown, as from another release. */
export function asSpriteSet(answer: SpriteSet, { category, id }: SpriteReference): SpriteSet {
  if (!isSpriteSet(answer) || answer.category !== category || answer.id !== id)
    throw new TypeError(`Not the sprites of ${category} ${id}`);
  return answer;
}

function isSpriteSet(answer: unknown): answer is SpriteSet {
  if (!isShape(answer)) return false;
  const { scale, slots, frames, variants = {} } = answer;
  if (!isWithin(scale, 1, MAX_SCALE) || typeof slots !== 'string' || slots.length > MAX_SLOTS_LENGTH)
    return false;
  if (!isShape(variants)) return false;
  const all = [frames, ...Object.values(variants)];
  if (!all.every(isFrames)) return false;
  const parts = all.flatMap((each) => Object.values(each).flat()).map((frame) => frame.parts.length);
  return parts.reduce((sum, count) => sum + count, 0) <= MAX_PARTS;
}

function isFrames(value: unknown): value is Readonly<Record<string, readonly SpriteFrame[]>> {
  return isShape(value) && Object.values(value).every((list) => isList(list, MAX_FRAMES, isFrame));
}

function isFrame(value: unknown): value is SpriteFrame {
  if (!isShape(value)) return false;
  const { delay, parts, showsFace } = value;
  return (
    isWithin(delay, 0, MAX_DELAY_MS) &&
    typeof showsFace === 'boolean' &&
    isList(parts, MAX_PARTS_PER_FRAME, isPart)
  );
}

function isPart(value: unknown): value is SpritePart {
  if (!isShape(value)) return false;
  const { image, width, height, origin, anchors, layer, skins = [] } = value;
  if (typeof image !== 'string' || typeof layer !== 'string') return false;
  if (!isWithin(width, 0, FARTHEST) || !isWithin(height, 0, FARTHEST)) return false;
  if (!isPoint(origin) || !isShape(anchors) || !Array.isArray(skins)) return false;
  return isList(Object.values(anchors), MAX_ANCHORS, isPoint);
}

function isPoint(value: unknown): boolean {
  return (
    isShape(value) && isWithin(value['x'], -FARTHEST, FARTHEST) && isWithin(value['y'], -FARTHEST, FARTHEST)
  );
}

function isList(value: unknown, max: number, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= max && value.every(isOne);
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

/** Far more than a sprite has, far less than a page would notice. */
const MAX_BYTES = 1_048_576;
const MAX_SIDE = 2048;

const AS_IT_IS = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const;

/** Decodes a picture; undefined for other bytes, or too many. Browsers may round half-transparent colours by two steps. */
async function decodeImage(file: Blob): Promise<Rgba | undefined> {
  if (file.size > MAX_BYTES || (await longestSideOf(file)) > MAX_SIDE) return undefined;
  const bitmap = await createImageBitmap(file, AS_IT_IS).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Read from the PNG header before decoding: a few bytes can decode to a gigabyte. */
async function longestSideOf(file: Blob): Promise<number> {
  const header = new DataView(await file.slice(0, 24).arrayBuffer());
  return header.byteLength < 24 ? 0 : Math.max(header.getUint32(16), header.getUint32(20));
}
