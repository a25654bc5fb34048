import { constants } from 'node:zlib';
import type { Rgba } from '@portico/avatar';
import { PNG } from 'pngjs';

/** Sprites of the game have less than a tenth of both. */
export const MAX_PNG_BYTES = 256 * 1024;
export const MAX_PNG_SIDE = 1024;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, then length, name and content of the first chunk: sides, depth, colours, three methods. */
const HEADER_BYTES = 29;

/** What keeps bytes from being a part of a character; undefined for a picture that its header promises to be one. */
export function faultOfPng(bytes: Buffer): 'tooLarge' | 'broken' | undefined {
  if (bytes.length > MAX_PNG_BYTES) return 'tooLarge';
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 'broken';
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return 'broken';
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (sides.some((side) => side > MAX_PNG_SIDE)) return 'tooLarge';
  // The decoder holds an interlaced picture in no bounds.
  return sides.includes(0) || bytes[28] !== 0 ? 'broken' : undefined;
}

/** Pixels of a part; undefined for bytes that are no picture, or one that is too large. */
export function pixelsOfPng(bytes: Buffer): Rgba | undefined {
  if (faultOfPng(bytes) !== undefined) return undefined;
  try {
    const { width, height, data } = PNG.sync.read(bytes, { checkCRC: false });
    return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
  } catch {
    return undefined;
  }
}

/** Flat colours are smallest unfiltered: half of what the filters of photographs leave, in a third of the time of trying all. */
const PACKING = { filterType: 0, deflateLevel: 6, deflateStrategy: constants.Z_DEFAULT_STRATEGY } as const;

/** A picture as PNG. */
export function pngOfPixels({ width, height, data }: Rgba): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.length);
  return PNG.sync.write(png, PACKING);
}
