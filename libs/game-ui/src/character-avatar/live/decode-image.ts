import type { Rgba } from '@portico/avatar';

const AS_IT_IS = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const;

/**
 * The pixels of a picture; undefined for bytes that are none. Where they are half transparent a browser may round their colours by
 * two steps.
 */
export async function decodeImage(file: Blob): Promise<Rgba | undefined> {
  const bitmap = await createImageBitmap(file, AS_IT_IS).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
