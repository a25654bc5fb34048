import { PNG } from 'pngjs';
import { plainPng } from '../../../../test/rows/sprite-folder.js';
import { faultOfPng, MAX_PNG_BYTES, pixelsOfPng, pngOfPixels } from './part-pixels.js';

const RED = [200, 10, 20] as const;

function withSides(width: number, height: number): Buffer {
  const bytes = Buffer.from(plainPng(2, 2, RED));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('the pixels of a part', () => {
  it('are read, and written as they were', () => {
    const pixels = pixelsOfPng(plainPng(3, 2, RED));
    expect(pixels).toMatchObject({ width: 3, height: 2 });
    expect([...(pixels?.data.subarray(0, 4) ?? [])]).toEqual([...RED, 255]);
    expect(pixels && PNG.sync.read(pngOfPixels(pixels)).data.equals(Buffer.from(pixels.data))).toBe(true);
  });

  it.each([
    ['a side of 10,000', withSides(10_000, 1), 'tooLarge'],
    [
      'more bytes than a sprite has',
      Buffer.concat([plainPng(2, 2, RED), Buffer.alloc(MAX_PNG_BYTES)]),
      'tooLarge',
    ],
    ['no side', withSides(0, 1), 'broken'],
    ['words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'broken'],
    ['nothing', Buffer.alloc(0), 'broken'],
  ])('are refused of %s', (_what, bytes, fault) => {
    expect(faultOfPng(bytes)).toBe(fault);
    expect(pixelsOfPng(bytes)).toBeUndefined();
  });

  it('are none of a picture that ends too early', () => {
    const whole = plainPng(20, 20, RED);
    expect(pixelsOfPng(whole.subarray(0, whole.length - 30))).toBeUndefined();
  });

  it('are none of an interlaced picture, whose size nothing bounds', () => {
    const bytes = Buffer.from(plainPng(2, 2, RED));
    bytes[28] = 1;
    expect(pixelsOfPng(bytes)).toBeUndefined();
  });
});
