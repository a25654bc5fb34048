import type { Rgba } from '@portico/avatar';

/** Far above what a sprite has, far below what a page would notice. */
const MAX_BYTES = 1_048_576;
const MAX_SIDE = 2048;

const AS_IT_IS = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const;

/**
 * The pixels of a picture; undefined for bytes that are none, or too many. Where they are half transparent a browser may round their colours by
 * two steps.
 */
export async function decodeImage(file: Blob): Promise<Rgba | undefined> {
  if (file.size > MAX_BYTES || (await longestSideOf(file)) > MAX_SIDE) return undefined;
  const bitmap = await createImageBitmap(file, AS_IT_IS).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** By the header of a PNG: before it is unpacked, which a few bytes can make a gigabyte. */
async function longestSideOf(file: Blob): Promise<number> {
  const header = new DataView(await file.slice(0, 24).arrayBuffer());
  return header.byteLength < 24 ? 0 : Math.max(header.getUint32(16), header.getUint32(20));
}
