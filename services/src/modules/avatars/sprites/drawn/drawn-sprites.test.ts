import type { SpriteSet } from '@portico/avatar';
import { PNG } from 'pngjs';
import { plainPng } from '../../../../../test/rows/sprite-folder.js';
import type { Rasterizer } from '../../../../platform/rasterizer/index.js';
import { imagesOf } from '../sprite-source.js';
import { DrawnSprites } from './drawn-sprites.js';

const CAP = { category: 'Cap', id: 1_002_357 } as const;

/** Ends this many of the first drawings. */
class FailingRasterizer implements Rasterizer {
  calls = 0;

  constructor(private readonly failures: number) {}

  png(): Promise<Buffer> {
    this.calls++;
    if (this.calls <= this.failures) return Promise.reject(new Error('The renderer of drawings crashed'));
    return Promise.resolve(plainPng(2, 2, [1, 2, 3]));
  }

  close(): void {
    // Nothing was opened.
  }
}

function createSprites(failures: number) {
  const catalog = { generation: 1, item: vi.fn(() => undefined) };
  const rasterizer = new FailingRasterizer(failures);
  return { catalog, rasterizer, sprites: new DrawnSprites({ current: catalog }, rasterizer) };
}

function firstImageOf(set: SpriteSet): string {
  return [...imagesOf(set)][0] ?? '';
}

async function pictureAfter(failures: number) {
  const { rasterizer, sprites } = createSprites(failures);
  const set = await sprites.find(CAP);
  const picture = set && (await sprites.picture(set, firstImageOf(set)));
  return { width: picture && PNG.sync.read(picture).width, calls: rasterizer.calls };
}

describe('drawn sprites', () => {
  it('are rendered again where the renderer was ended, and fail where it ends again', async () => {
    expect(await pictureAfter(0)).toEqual({ width: 2, calls: 1 });
    expect(await pictureAfter(1)).toEqual({ width: 2, calls: 2 });
    await expect(pictureAfter(2)).rejects.toThrow('crashed');
  });

  it('are drawn once for all pictures of a set, and again with another catalog', async () => {
    const { catalog, sprites } = createSprites(0);
    const set = await sprites.find(CAP);
    const asked = catalog.item.mock.calls.length;
    expect(set && (await sprites.picture(set, firstImageOf(set)))).toBeInstanceOf(Buffer);
    await sprites.file(CAP);
    expect(catalog.item.mock.calls.length).toBe(asked);
    catalog.generation = 2;
    await sprites.find(CAP);
    expect(catalog.item.mock.calls.length).toBe(2 * asked);
  });
});
