import { rectangle } from '../pixel-art/pixel-art';

/** Field of the scene in pixels of the drawing; hills and stars reach past it on both sides, for wide screens. */
export const FIELD = { width: 320, height: 140, margin: 230 };

export interface Wave {
  height: number;
  length: number;
  shift: number;
}

const STEP = 2;

/** Height of the ground over the waves at `x`, on the grid. */
export function groundAt(base: number, waves: readonly Wave[], x: number): number {
  const swell = waves.reduce(
    (sum, { height, length, shift }) => sum + height * Math.sin(((x + shift) / length) * Math.PI * 2),
    0,
  );
  return Math.round((base + swell) / STEP) * STEP;
}

/** Outline of a range of hills in steps, closed at the foot of the field. */
export function hills(base: number, waves: readonly Wave[]): string {
  const { width, height, margin } = FIELD;
  let path = `M${-margin} ${height + margin}`;
  for (let x = -margin; x < width + margin; x += STEP) {
    path += `V${groundAt(base, waves, x)}h${STEP}`;
  }
  return `${path}V${height + margin}z`;
}

/** A disc of whole pixels. */
export function disc(x: number, y: number, radius: number): string {
  let path = '';
  for (let row = -radius; row < radius; row += 1) {
    const half = Math.round(Math.sqrt(radius ** 2 - (row + 0.5) ** 2));
    path += rectangle(x - half, y + row, half * 2, 1);
  }
  return path;
}

/** Numbers between 0 and 1 that are the same on every load. */
export function* steadyNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 16807) % 2147483647;
    yield state / 2147483647;
  }
}

/** Single pixels scattered over the sky, but not where the words of the page stand. */
export function stars(count: number, depth: number): string {
  const numbers = steadyNumbers(41);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = Math.round(numbers.next().value * (FIELD.width + 2 * FIELD.margin)) - FIELD.margin;
    const y = Math.round(numbers.next().value * (depth + 60)) - 60;
    if (x > -24 && x < 156 && y > 4) continue;
    path += rectangle(x, y, 1, 1);
    if (index % 9 === 0) path += rectangle(x - 1, y, 3, 1) + rectangle(x, y - 1, 1, 3);
  }
  return path;
}

/** Firs along the crest of hills, as one silhouette. */
export function firs(base: number, waves: readonly Wave[], seed: number): string {
  const numbers = steadyNumbers(seed);
  let path = '';
  let x = -FIELD.margin;
  while (x < FIELD.width + FIELD.margin) {
    x += 3 + Math.round(numbers.next().value ** 2 * 22);
    const size = 3 + Math.round(numbers.next().value * 3);
    const foot = groundAt(base, waves, x) + 2;
    for (let row = 0; row < size; row += 1) {
      const half = Math.ceil((row + 1) / 2) + (row % 2);
      path += rectangle(x - half, foot - (size - row) * 2, half * 2, 2);
    }
  }
  return path;
}

export interface IslandPaths {
  grass: string;
  shade: string;
  soil: string;
  rock: string;
}

/** A floating ledge of `width` pixels with its grass at `y`. */
export function island(x: number, y: number, width: number): IslandPaths {
  let shade = '';
  let soil = '';
  let rock = '';
  for (let drip = 0; drip < width; drip += 3) {
    shade += rectangle(x + drip, y + 2, Math.min(2, width - drip), 1 + ((drip * 7) % 3));
  }
  for (let row = 0, inset = 1; inset * 2 < width - 3; row += 1) {
    soil += rectangle(x + inset, y + 2 + row, width - inset * 2, 1);
    rock += rectangle(x + Math.round(width * 0.55), y + 3 + row, Math.max(width * 0.45 - inset, 0), 1);
    inset += 1 + (row % 3) + (row > 5 ? 2 : 0);
  }
  return { grass: rectangle(x, y, width, 2), shade, soil, rock };
}
