import type { PlacedPart } from './arrange.js';
import type { FrameWindow } from './frame-window.js';

/** Pixels, four bytes each: red, green, blue, alpha; not multiplied by alpha. */
export interface Rgba {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The pixels of a part; undefined if the picture does not exist, then the part is left out. */
export type PixelsOf = (part: PlacedPart) => Rgba | undefined;

/**
 * Draws parts over each other, the first at the back, as they are seen through a window. The arithmetic is in whole numbers and the
 * same wherever it runs.
 *
 * @param scale pixels per unit
 */
export function compose(
  parts: readonly PlacedPart[],
  pixelsOf: PixelsOf,
  window: FrameWindow,
  scale: number,
): Rgba {
  const [width, height] = [window.width * scale, window.height * scale];
  const canvas: Rgba = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  for (const part of parts) {
    const pixels = pixelsOf(part);
    if (pixels === undefined) continue;
    const x = Math.round((part.x + window.ground.x) * scale);
    const y = Math.round((part.y + window.ground.y) * scale);
    drawOver(canvas, pixels, x, y);
  }
  return canvas;
}

function drawOver(canvas: Rgba, pixels: Rgba, x: number, y: number): void {
  const [left, right] = [Math.max(0, -x), Math.min(pixels.width, canvas.width - x)];
  const [top, bottom] = [Math.max(0, -y), Math.min(pixels.height, canvas.height - y)];
  for (let row = top; row < bottom; row++) {
    let source = (row * pixels.width + left) * 4;
    let target = ((row + y) * canvas.width + left + x) * 4;
    for (let column = left; column < right; column++, source += 4, target += 4) {
      drawPixel(canvas.data, target, pixels.data, source);
    }
  }
}

/** One pixel over another, both with colours that are not multiplied by their alpha. */
function drawPixel(target: Uint8ClampedArray, to: number, source: Uint8ClampedArray, from: number): void {
  const over = source[from + 3] ?? 0;
  const below = target[to + 3] ?? 0;
  if (over === 0) return;
  if (over === 255 || below === 0) {
    target.set(source.subarray(from, from + 4), to);
    return;
  }
  const rest = below * (255 - over);
  const alpha = over * 255 + rest;
  for (let channel = 0; channel < 3; channel++) {
    const mixed = (source[from + channel] ?? 0) * over * 255 + (target[to + channel] ?? 0) * rest;
    target[to + channel] = Math.round(mixed / alpha);
  }
  target[to + 3] = Math.round(alpha / 255);
}
