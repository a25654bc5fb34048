import { constants, inflateSync } from 'node:zlib';
import type { Rgba } from '@portico/avatar';
import { PNG } from 'pngjs';

interface PngChunk {
  type: string;
  data: Buffer;
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length and name before the content. A checksum follows it. */
const HEAD_BYTES = 8;

const CHECKSUM_BYTES = 4;

/** Sprites of the game have less than a tenth of these sizes. */
export const MAX_PNG_BYTES = 256 * 1024;
export const MAX_PNG_SIDE = 1024;

/** PNG header: two sides, depth, color type, three methods. */
const HEADER_BYTES = 13;
/** The largest picture with 16 bits per channel, with one filter byte for each row of each pass. */
const MAX_INTERLACED_BYTES = MAX_PNG_SIDE * MAX_PNG_SIDE * 8 + MAX_PNG_SIDE * 4;

/** Reason why bytes cannot be a part of a character; undefined for a valid PNG header. */
export function faultOfPng(bytes: Buffer): 'tooLarge' | 'broken' | undefined {
  if (bytes.length > MAX_PNG_BYTES) return 'tooLarge';
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'broken';
  const [header, ...others] = pngChunks(bytes);
  if (header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES) return 'broken';
  // The decoder uses the last header, so a second one could avoid the check.
  if (others.some(({ type }) => type === 'IHDR')) return 'broken';
  const sides = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (sides.some((side) => side > MAX_PNG_SIDE)) return 'tooLarge';
  return sides.includes(0) ? 'broken' : undefined;
}

export function pixelsOfPng(bytes: Buffer): Rgba | undefined {
  if (faultOfPng(bytes) !== undefined) return undefined;
  try {
    // The decoder has no limit for interlaced pictures. This throws for more data than that of the largest picture.
    if (bytes[PNG_SIGNATURE.length + 8 + HEADER_BYTES - 1] !== 0) {
      const packed = pngChunks(bytes).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []));
      inflateSync(Buffer.concat(packed), { maxOutputLength: MAX_INTERLACED_BYTES });
    }
    const { width, height, data } = PNG.sync.read(bytes, { checkCRC: false });
    return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
  } catch {
    return undefined;
  }
}

/** Flat colours are smallest without a filter: half the size that filters for photographs give. All filters take thrice as long. */
const PACKING = { filterType: 0, deflateLevel: 6, deflateStrategy: constants.Z_DEFAULT_STRATEGY } as const;

export function pngOfPixels({ width, height, data }: Rgba): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.length);
  return PNG.sync.write(png, PACKING);
}

function pngChunks(bytes: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + HEAD_BYTES <= bytes.length;) {
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + HEAD_BYTES),
      data: bytes.subarray(at + HEAD_BYTES, end),
    });
    at = end + CHECKSUM_BYTES;
  }
  return chunks;
}
