import fc from 'fast-check';
import type { PlacedPart } from './arrange.js';
import { compose, type Rgba } from './compose.js';
import { FRAME_WINDOWS } from './frame-window.js';
import { BODY } from './test/sprite-sets.js';

const WINDOW = { width: 2, height: 2, ground: { x: 1, y: 1 } };

const at = (x: number, y: number, image = 'one'): PlacedPart => ({
  set: BODY,
  image,
  x,
  y,
  width: 1,
  height: 1,
});

const dots = (...pixels: readonly (readonly number[])[]): Rgba => ({
  width: pixels.length,
  height: 1,
  data: Uint8ClampedArray.from(pixels.flat()),
});

const pixel = (picture: Rgba, index: number) => [...picture.data.subarray(index * 4, index * 4 + 4)];

describe('the pixels of a character', () => {
  it('lie where the part does, seen from the ground', () => {
    const picture = compose([at(-1, 0)], () => dots([1, 2, 3, 255]), WINDOW, 1);
    expect([0, 1, 2, 3].map((index) => pixel(picture, index))).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [1, 2, 3, 255],
      [0, 0, 0, 0],
    ]);
  });

  it('cover what is behind them, and mix with it by their alpha', () => {
    const pictures: Record<string, Rgba> = {
      behind: dots([200, 0, 0, 255]),
      glass: dots([0, 100, 50, 128]),
      front: dots([9, 9, 9, 255]),
    };
    const seen = (...images: string[]) =>
      pixel(
        compose(
          images.map((image) => at(-1, -1, image)),
          ({ image }) => pictures[image],
          WINDOW,
          1,
        ),
        0,
      );
    expect(seen('behind', 'front')).toEqual([9, 9, 9, 255]);
    expect(seen('behind', 'glass')).toEqual([100, 50, 25, 255]);
    expect(seen('glass')).toEqual([0, 100, 50, 128]);
    expect(seen('glass', 'glass')).toEqual([0, 100, 50, 192]);
  });

  it('are left out for a picture that is not there, and cut off at the edges of the window', () => {
    expect(compose([at(0, 0)], () => undefined, WINDOW, 1).data.every((byte) => byte === 0)).toBe(true);
    const wide = dots([1, 1, 1, 255], [2, 2, 2, 255], [3, 3, 3, 255], [4, 4, 4, 255]);
    const picture = compose([at(-2, -1)], () => wide, WINDOW, 1);
    expect([pixel(picture, 0)[0], pixel(picture, 1)[0]]).toEqual([2, 3]);
  });

  it('are as many for each unit as the scale says', () => {
    const picture = compose([at(-0.5, -0.5)], () => dots([7, 7, 7, 255]), WINDOW, 2);
    expect([picture.width, picture.height]).toEqual([4, 4]);
    expect(pixel(picture, 5)).toEqual([7, 7, 7, 255]);
  });

  it('never lose what is opaque, wherever the parts lie', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const place = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place, byte), { maxLength: 20 }), (parts) => {
        const floor = { width: 96, height: 96, data: new Uint8ClampedArray(96 * 96 * 4).fill(255) };
        const { ground } = FRAME_WINDOWS.figure;
        const placed = [
          at(-ground.x, -ground.y, 'floor'),
          ...parts.map(([x, y], index) => at(x, y, `${index}`)),
        ];
        const picture = compose(
          placed,
          ({ image }) => (image === 'floor' ? floor : dots([10, 20, 30, parts[Number(image)]?.[2] ?? 0])),
          FRAME_WINDOWS.figure,
          1,
        );
        expect(picture.data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the windows', () => {
  it('have the navel of a standing figure at (44, 65) of the whole picture', () => {
    const { ground } = FRAME_WINDOWS.figure;
    expect({ x: ground.x - 8, y: ground.y - 21 }).toEqual({ x: 44, y: 65 });
  });
});
