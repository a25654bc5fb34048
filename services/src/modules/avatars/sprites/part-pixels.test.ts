import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { plainPng } from '../../../../test/rows/sprite-folder.js';
import { faultOfPng, MAX_PNG_BYTES, pixelsOfPng, pngOfPixels, PNG_SIGNATURE } from './part-pixels.js';

const RED = [200, 10, 20] as const;

function withSides(width: number, height: number): Buffer {
  const bytes = Buffer.from(plainPng(2, 2, RED));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function interlaced(png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  bytes[28] = 1;
  return bytes;
}

/** No decoder here checks the checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** Signature and header, the chunk of the pixels, the end. */
function splitAtContent(png: Buffer): [Buffer, Buffer, Buffer] {
  const [start, end] = [png.indexOf('IDAT') - 4, png.indexOf('IEND') - 4];
  return [png.subarray(0, start), png.subarray(start, end), png.subarray(end)];
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

  it('are those of an interlaced picture', () => {
    // A single pixel needs one pass.
    const bytes = interlaced(plainPng(1, 1, RED));
    expect([...(pixelsOfPng(bytes)?.data ?? [])]).toEqual([...RED, 255]);
  });

  it('are none of an interlaced picture that holds more than its header says', () => {
    const [header, , end] = splitAtContent(interlaced(plainPng(1, 1, RED)));
    const packed = deflateSync(Buffer.alloc(20 * 1_048_576));
    expect(packed.length).toBeLessThan(MAX_PNG_BYTES);
    expect(pixelsOfPng(Buffer.concat([header, chunk('IDAT', packed), end]))).toBeUndefined();
  });

  it('are none of a picture with a second header, which would replace the first', () => {
    const [header, ...rest] = splitAtContent(plainPng(2, 2, RED));
    const second = Buffer.from(header.subarray(PNG_SIGNATURE.length + 8, PNG_SIGNATURE.length + 21));
    second.writeUInt32BE(10_000, 0);
    const bytes = Buffer.concat([header, chunk('IHDR', second), ...rest]);
    expect([faultOfPng(bytes), pixelsOfPng(bytes)]).toEqual(['broken', undefined]);
  });
});
