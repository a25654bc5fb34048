import type { SpriteReference, SpriteSet } from '@portico/avatar';
import { plainPng } from '../../../../test/rows/sprite-folder.js';
import { WzFileError } from '../../../catalog/index.js';
import { SpriteSource } from './sprite-source.js';
import { SpritesService } from './sprites.service.js';

const PART = {
  image: 'default.hair',
  width: 2,
  height: 2,
  origin: { x: 0, y: 0 },
  anchors: {},
  layer: 'hair',
};

/** Hair of any id except multiples of a hundred; ids from 31,000 on cannot be read. */
class CountingSprites extends SpriteSource {
  readonly isFromGame = true;
  readonly ttlMs: number | undefined;
  generation = 'one';
  readonly asked: string[] = [];
  failure: Error | undefined;

  constructor(ttlMs?: number) {
    super();
    this.ttlMs = ttlMs;
  }

  find({ category, id }: SpriteReference): Promise<SpriteSet | undefined> {
    this.asked.push(`set ${id}`);
    if (this.failure) return Promise.reject(this.failure);
    if (id % 100 === 0) return Promise.resolve(undefined);
    const frames = { default: [{ delay: 0, showsFace: true, parts: [PART] }] };
    return Promise.resolve({ category, id, scale: 1, slots: '', frames });
  }

  picture({ id }: SpriteSet): Promise<Buffer | 'tooLarge' | undefined> {
    this.asked.push(`picture ${id}`);
    if (id === 30_006) return Promise.reject(new Error('crashed'));
    if (id === 30_001) return Promise.resolve('tooLarge');
    return Promise.resolve(id === 30_002 ? Buffer.from('none') : plainPng(2, 2, [1, 2, 3]));
  }

  file(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  ids(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

const hair = (id: number) => ({ category: 'Hair', id }) as const;

describe('cached sprites', () => {
  let source: CountingSprites;
  let sprites: SpritesService;

  beforeEach(() => {
    source = new CountingSprites();
    sprites = new SpritesService(source);
  });

  it('are read once, also for calls at the same time, and again once the source is another one', async () => {
    await Promise.all([sprites.find(hair(30_003)), sprites.find(hair(30_003))]);
    await sprites.findOrFail(hair(30_003));
    expect(source.asked).toEqual(['set 30003']);
    source.generation = 'two';
    await sprites.find(hair(30_003));
    expect(source.asked).toEqual(['set 30003', 'set 30003']);
  });

  it('are remembered where they are missing or broken', async () => {
    await expect(sprites.findOrFail(hair(30_100))).rejects.toMatchObject({
      code: 'avatars.sprite_not_found',
    });
    expect(await sprites.find(hair(30_100))).toBeUndefined();
    source.failure = new WzFileError('is empty');
    const refusal = { code: 'avatars.sprite_broken', params: { reason: 'is empty' } };
    await expect(sprites.findOrFail(hair(30_004))).rejects.toMatchObject(refusal);
    source.failure = undefined;
    await expect(sprites.findOrFail(hair(30_004))).rejects.toMatchObject(refusal);
    expect(source.asked).toEqual(['set 30100', 'set 30004']);
  });

  it('are not remembered as missing where the source failed in another way', async () => {
    source.failure = new Error('disk');
    await expect(sprites.find(hair(30_005))).rejects.toThrow('disk');
    source.failure = undefined;
    expect(await sprites.find(hair(30_005))).toMatchObject({ id: 30_005 });
  });

  it('tell what is wrong with a picture, which is asked for once', async () => {
    for (const [id, code] of [
      [30_001, 'avatars.picture_too_large'],
      [30_002, 'avatars.picture_broken'],
    ] as const) {
      await expect(sprites.pictureOrFail(hair(id), 'default.hair')).rejects.toMatchObject({ code });
      const set = await sprites.findOrFail(hair(id));
      expect(await sprites.pixels({ set, image: 'default.hair' })).toBeUndefined();
    }
    expect(source.asked.filter((asked) => asked.startsWith('picture'))).toHaveLength(2);
  });

  it('have pictures that could not be made just now, which is no word on whether they are there', async () => {
    const set = await sprites.findOrFail(hair(30_006));
    expect(await sprites.pixels({ set, image: 'default.hair' })).toBe('failed');
    await expect(sprites.pictureOrFail(hair(30_006), 'default.hair')).rejects.toMatchObject({
      code: 'avatars.picture_failed',
    });
    expect(source.asked).toEqual(['set 30006', 'picture 30006']);
  });

  it('have the pictures of their set alone', async () => {
    await expect(sprites.pictureOrFail(hair(30_003), 'default.none')).rejects.toMatchObject({
      code: 'avatars.sprite_not_found',
    });
    expect(source.asked).toEqual(['set 30003']);
  });

  it('are read again where files may have been replaced meanwhile', async () => {
    vi.useFakeTimers();
    // Starts above 0, because the cache treats the time 0 as none.
    vi.advanceTimersByTime(1);
    try {
      source = new CountingSprites(120_000);
      sprites = new SpritesService(source);
      const picture = () => sprites.pictureOrFail(hair(30_003), 'default.hair');
      await picture();
      await vi.advanceTimersByTimeAsync(119_000);
      await picture();
      expect(source.asked).toEqual(['set 30003', 'picture 30003']);
      await vi.advanceTimersByTimeAsync(2000);
      await picture();
      expect(source.asked).toEqual(['set 30003', 'picture 30003', 'set 30003', 'picture 30003']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are forgotten, the oldest first, so that memory stays within bounds', async () => {
    for (let id = 40_001; id < 41_600; id++) {
      const set = await sprites.find(hair(id));
      if (set !== undefined) await sprites.pixels({ set, image: 'default.hair' });
    }
    source.asked.length = 0;
    await sprites.find(hair(41_599));
    await sprites.find(hair(40_001));
    expect(source.asked).toEqual(['set 40001']);
  });

  it('refuse work beyond what may wait', async () => {
    const calls = Array.from({ length: 1000 }, (_, index) => sprites.find(hair(50_001 + index)));
    const answers = await Promise.allSettled(calls);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.length).toBeGreaterThan(300);
    expect(refused[0]).toMatchObject({ reason: { code: 'avatars.busy', params: { seconds: 2 } } });
    expect(await sprites.find(hair(60_001))).toMatchObject({ id: 60_001 });
  });
});
