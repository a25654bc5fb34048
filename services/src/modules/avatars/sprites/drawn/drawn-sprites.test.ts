import { PNG } from 'pngjs';
import { plainPng } from '../../../../../test/rows/sprite-folder.js';
import type { Rasterizer } from '../../../../platform/rasterizer/index.js';
import { DrawnSprites } from './drawn-sprites.js';

/** Ends the first so many drawings. */
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

async function pictureAfter(failures: number) {
  const rasterizer = new FailingRasterizer(failures);
  const sprites = new DrawnSprites({ current: { generation: 1, item: () => undefined } }, rasterizer);
  const set = await sprites.find({ category: 'Cap', id: 1_002_357 });
  const image = Object.values(set?.frames ?? {})[0]?.[0]?.parts[0]?.image ?? '';
  const picture = set && (await sprites.picture(set, image));
  return { width: picture && PNG.sync.read(picture).width, calls: rasterizer.calls };
}

describe('drawn sprites', () => {
  it('are rendered again where the renderer was ended, and left out where it ends again', async () => {
    expect(await pictureAfter(0)).toEqual({ width: 2, calls: 1 });
    expect(await pictureAfter(1)).toEqual({ width: 2, calls: 2 });
    expect(await pictureAfter(2)).toEqual({ width: undefined, calls: 2 });
  });
});
