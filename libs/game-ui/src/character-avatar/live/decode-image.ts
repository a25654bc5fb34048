import type { Rgba } from '@portico/avatar';

/** The pixels of a picture. Where they are half transparent a browser may round their colours by two steps. */
export async function decodeImage(file: Blob): Promise<Rgba> {
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
