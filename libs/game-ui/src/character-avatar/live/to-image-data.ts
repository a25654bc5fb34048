import type { Rgba } from '@portico/avatar';

export function toImageData({ data, width, height }: Rgba): ImageData {
  return new ImageData(new Uint8ClampedArray(data), width, height);
}
