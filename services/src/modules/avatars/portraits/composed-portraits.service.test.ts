import { type SpriteReference, type SpriteSet } from '@portico/avatar';
import { DEFAULT_LOOK } from '@portico/domain';
import { PNG } from 'pngjs';
import { plainPng } from '../../../../test/rows/sprite-folder.js';
import { SpriteSource } from '../sprites/sprite-source.js';
import { SpritesService } from '../sprites/sprites.service.js';
import { ComposedPortraits } from './composed-portraits.service.js';

const SKIN = [240, 200, 160] as const;

/** Every set is one square of 4 units on the ground. */
class SquareSprites extends SpriteSource {
  readonly isFromGame = true;
  readonly ttlMs = undefined;
  readonly generation = 'one';
  without: string | undefined;
  failing: string | undefined;
  pictures = 0;
  answersWhen: Promise<void> = Promise.resolve();

  find({ category, id }: SpriteReference): Promise<SpriteSet | undefined> {
    if (category === this.without) return Promise.resolve(undefined);
    const layer = category.toLowerCase();
    const part = { image: 'default.x', width: 4, height: 4, origin: { x: 2, y: 4 }, anchors: {}, layer };
    const frames = { default: [{ delay: 0, showsFace: true, parts: [part] }] };
    const slots = category === 'Cap' || category === 'Head' ? 'Hd' : '';
    return Promise.resolve({ category, id, scale: 1, slots, frames });
  }

  async picture({ category }: SpriteSet): Promise<Buffer | undefined> {
    this.pictures++;
    await this.answersWhen;
    if (category === this.failing) throw new Error('crashed');
    return category === 'Hair' ? undefined : plainPng(4, 4, SKIN);
  }

  file(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  ids(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

describe('composed portraits', () => {
  let source: SquareSprites;
  let portraits: ComposedPortraits;

  beforeEach(() => {
    source = new SquareSprites();
    portraits = new ComposedPortraits(new SpritesService(source));
  });

  const answerOf = (hair: number) => portraits.png({ ...DEFAULT_LOOK, hair }, 'figure');

  it('stand on the ground of their window', async () => {
    const { answer } = await answerOf(30_000);
    const { width, data } = PNG.sync.read(answer?.bytes ?? Buffer.alloc(0));
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(at(52, 85)).toEqual([...SKIN, 255]);
    expect(at(52, 86)).toEqual([0, 0, 0, 0]);
  });

  it('are made once for all who look the same, also at the same time', async () => {
    const [one, other] = await Promise.all([answerOf(30_000), answerOf(30_000)]);
    const again = await portraits.png({ ...DEFAULT_LOOK, gender: 1 }, 'figure');
    expect([other, again]).toEqual([one, one]);
    expect(other).toBe(one);
    expect(source.pictures).toBe(4);
  });

  it.each(['Body', 'Head'])('are none without a %s, and that is remembered', async (category) => {
    source.without = category;
    expect(await answerOf(30_000)).toEqual({ hasAllParts: false, isTemporary: false });
    source.without = undefined;
    expect(await answerOf(30_000)).toEqual({ hasAllParts: false, isTemporary: false });
    expect(await portraits.png({ ...DEFAULT_LOOK, skin: 1 }, 'figure')).toHaveProperty('answer');
  });

  it('have no head to be seen under a mask that hides it', async () => {
    expect(await portraits.png({ ...DEFAULT_LOOK, cap: 1_002_000 }, 'figure')).toHaveProperty('answer');
  });

  it('lack a part for a minute, not for good', async () => {
    vi.useFakeTimers();
    // Starts above 0, because the cache treats the time 0 as none.
    vi.advanceTimersByTime(1);
    try {
      await answerOf(30_000);
      await answerOf(30_000);
      const { pictures } = source;
      await vi.advanceTimersByTimeAsync(61_000);
      await answerOf(30_000);
      // The picture of the hair is requested again.
      expect(source.pictures).toBe(pictures + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are no picture to keep where a part could not be made just now', async () => {
    source.failing = 'Face';
    expect(await answerOf(30_000)).toMatchObject({ answer: { seconds: 0 }, isTemporary: true });
    source.failing = 'Body';
    expect(await portraits.png({ ...DEFAULT_LOOK, skin: 1 }, 'figure')).toEqual({
      hasAllParts: false,
      isTemporary: true,
    });
  });

  it('are none for the moment beyond a bounded number that waits, and made again afterwards', async () => {
    let open = () => {};
    source.answersWhen = new Promise((resolve) => (open = resolve));
    const calls = Array.from({ length: 100 }, (_, index) => answerOf(30_000 + index));
    const settled = Promise.all(calls);
    open();
    const refused = (await settled).filter(({ answer }) => answer === undefined);
    expect(refused.length).toBeGreaterThanOrEqual(30);
    expect(refused.length).toBeLessThan(50);
    expect(refused[0]).toEqual({ hasAllParts: false, isTemporary: true });
    expect(await answerOf(30_099)).toMatchObject({ answer: { seconds: 300 }, isTemporary: false });
  });
});
