import type { Rgba, SpriteCategory, SpriteReference, SpriteSet } from '@portico/avatar';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@portico/domain';
import { atMost } from '../../../platform/cache/index.js';
import { BoundedQueue } from '../../../platform/jobs/index.js';
import { WzFileError } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { faultOfPng, MAX_PNG_BYTES, MAX_PNG_SIDE, pixelsOfPng } from './part-pixels.js';
import { imagesOf, partsOf, SpriteSource } from './sprite-source.js';

/** Clients are told to retry after this time. */
const BUSY_SECONDS = 2;

export const avatarsBusy = () => new AppError('avatars.busy', { seconds: BUSY_SECONDS });

/** Clock of the caches. It is a function so that tests can replace it. */
export const CACHE_CLOCK = { now: () => performance.now() };

const MAX_SETS = 1000;
/** A set of the game has up to about two hundred parts. */
const MAX_PARTS = 200_000;
const MAX_ABSENT = 10_000;
const MAX_PIXELS = 2000;
const MAX_PIXEL_BYTES = 24 * 1_048_576;
const MAX_PICTURES = 4000;
const MAX_PICTURE_BYTES = 16 * 1_048_576;
/** Missing or broken files are retried after a minute. */
const ABSENT_MS = MINUTE_MS;
/** Failures are retried sooner than absent files, but not at once: a drawing that crashes the renderer must not keep it busy. */
const FAILED_MS = 30_000;

const ABSENCES = { ...atMost(MAX_ABSENT), ttl: ABSENT_MS, perf: CACHE_CLOCK };

type KnownSet = { set: SpriteSet; images: ReadonlySet<string> };
type Failure = { reason: string } | { isAbsent: true };
type PartFault = 'absent' | 'tooLarge' | 'broken' | 'failed';

interface PartKey {
  set: SpriteSet;
  image: string;
}

/** Sprites of characters with a bounded cache. The cache also knows which sprites the source lacks. */
@Injectable()
export class SpritesService implements OnModuleDestroy {
  private readonly logger = new Logger('Avatars');
  private readonly work = new BoundedQueue({
    name: 'sprites',
    atOnce: 4,
    maxWaiting: 600,
    refusal: avatarsBusy,
  });
  private readonly sets: LRUCache<string, KnownSet>;
  private readonly pictures: LRUCache<string, Buffer>;
  private readonly pixelsOfParts: LRUCache<string, Rgba>;
  private readonly failures = new LRUCache<string, Failure>(ABSENCES);
  private readonly faults = new LRUCache<string, PartFault>(ABSENCES);
  private readonly reading = new Map<string, Promise<KnownSet | undefined>>();
  private readonly loading = new Map<string, Promise<Buffer | PartFault>>();

  constructor(readonly source: SpriteSource) {
    const cacheOf = <T extends object>(max: number, maxSize: number, sizeCalculation: (value: T) => number) =>
      new LRUCache<string, T>({ max, maxSize, sizeCalculation, ttl: source.ttlMs, perf: CACHE_CLOCK });
    this.sets = cacheOf(MAX_SETS, MAX_PARTS, ({ set }) => partsOf(set).length + 1);
    this.pictures = cacheOf(MAX_PICTURES, MAX_PICTURE_BYTES, ({ length }) => length);
    this.pixelsOfParts = cacheOf(MAX_PIXELS, MAX_PIXEL_BYTES, ({ data }) => data.length);
  }

  async findOrFail(reference: SpriteReference): Promise<SpriteSet> {
    const known = await this.known(reference);
    if (known !== undefined) return known.set;
    const failure = this.failures.get(this.keyOf(reference));
    if (failure !== undefined && 'reason' in failure) throw new AppError('avatars.sprite_broken', failure);
    throw new AppError('avatars.sprite_not_found');
  }

  async find(reference: SpriteReference): Promise<SpriteSet | undefined> {
    return (await this.known(reference))?.set;
  }

  async pictureOrFail(reference: SpriteReference, image: string): Promise<Buffer> {
    const set = await this.findOrFail(reference);
    const known = await this.known(reference);
    if (known?.images.has(image) !== true) throw new AppError('avatars.sprite_not_found');
    const picture = await this.picture({ set, image });
    if (Buffer.isBuffer(picture)) return picture;
    if (picture === 'absent') throw new AppError('avatars.sprite_not_found');
    if (picture === 'failed') throw new AppError('avatars.picture_failed');
    if (picture === 'broken') throw new AppError('avatars.picture_broken');
    const most = { pixels: MAX_PNG_SIDE, kibibytes: MAX_PNG_BYTES / 1024 };
    throw new AppError('avatars.picture_too_large', most);
  }

  /** The pixels of a part; undefined if they cannot be shown, `failed` if they could not be made this time. */
  async pixels(part: PartKey): Promise<Rgba | 'failed' | undefined> {
    const key = this.partKeyOf(part);
    const known = this.pixelsOfParts.get(key);
    if (known !== undefined) return known;
    const picture = await this.picture(part);
    if (picture === 'failed') return picture;
    const pixels = Buffer.isBuffer(picture) ? pixelsOfPng(picture) : undefined;
    if (pixels !== undefined) this.pixelsOfParts.set(key, pixels);
    return pixels;
  }

  async fileOrFail(reference: SpriteReference): Promise<string> {
    try {
      const file = await this.work.run(() => this.source.file(reference));
      if (file !== undefined) return file;
    } catch (error) {
      if (error instanceof WzFileError)
        throw new AppError('avatars.sprite_broken', { reason: error.message });
      throw error;
    }
    throw new AppError('avatars.sprite_not_found');
  }

  ids(category: SpriteCategory): Promise<readonly number[] | undefined> {
    return this.source.ids(category);
  }

  onModuleDestroy(): void {
    this.source.close();
  }

  private known(reference: SpriteReference): Promise<KnownSet | undefined> {
    const key = this.keyOf(reference);
    const known = this.sets.get(key);
    if (known !== undefined) return Promise.resolve(known);
    if (this.failures.has(key)) return Promise.resolve(undefined);
    return once(this.reading, key, () => this.read(key, reference));
  }

  private async read(key: string, reference: SpriteReference): Promise<KnownSet | undefined> {
    try {
      const set = await this.work.run(() => this.source.find(reference));
      if (set !== undefined) {
        const known = { set, images: imagesOf(set) };
        this.sets.set(key, known);
        return known;
      }
      this.failures.set(key, { isAbsent: true });
    } catch (error) {
      if (!(error instanceof WzFileError)) throw error;
      this.failures.set(key, { reason: error.message });
    }
    return undefined;
  }

  private picture(part: PartKey): Promise<Buffer | PartFault> {
    const key = this.partKeyOf(part);
    const known = this.pictures.get(key) ?? this.faults.get(key);
    return known === undefined ? once(this.loading, key, () => this.load(key, part)) : Promise.resolve(known);
  }

  private async load(key: string, part: PartKey): Promise<Buffer | PartFault> {
    const picture = await this.work.run(() => this.pictureFromSource(part));
    if (!Buffer.isBuffer(picture)) {
      this.faults.set(key, picture, { ttl: picture === 'failed' ? FAILED_MS : ABSENT_MS });
      return picture;
    }
    this.pictures.set(key, picture);
    return picture;
  }

  private async pictureFromSource({ set, image }: PartKey): Promise<Buffer | PartFault> {
    try {
      const picture = (await this.source.picture(set, image)) ?? 'absent';
      return Buffer.isBuffer(picture) ? (faultOfPng(picture) ?? picture) : picture;
    } catch (error) {
      this.logger.warn({ msg: `${set.category} ${set.id} ${image} could not be made`, err: error });
      return 'failed';
    }
  }

  private keyOf({ category, id }: SpriteReference): string {
    return `${this.source.generation}/${category}/${id}`;
  }

  private partKeyOf({ set, image }: PartKey): string {
    return `${this.keyOf(set)}/${image}`;
  }
}

function once<T>(running: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const begun = work().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}
