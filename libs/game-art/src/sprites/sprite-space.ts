import type { Point } from '@portico/avatar';

/** Pixels per unit. */
export const SPRITE_SCALE = 2;
/** Units of the game per unit of a figure of 96 by 96. */
const FIGURE_SCALE = 0.9;
/** Position of a figure's ground. `MIDDLE` is the game's center of a character relative to it. */
const FIGURE_GROUND: Point = { x: 48, y: 90 };
const MIDDLE = -4;

/** Pixels of a sprite per unit of a figure. */
export const PIXELS_PER_FIGURE_UNIT = FIGURE_SCALE * SPRITE_SCALE;

/** A point of a figure in pixels, relative to the ground. */
export function pixelsOf({ x, y }: Point): Point {
  return {
    x: (x - FIGURE_GROUND.x) * PIXELS_PER_FIGURE_UNIT + MIDDLE * SPRITE_SCALE,
    y: (y - FIGURE_GROUND.y) * PIXELS_PER_FIGURE_UNIT,
  };
}

/** A point of a figure in units, relative to the ground, at the nearest pixel, so that parts attached there stay sharp. */
export function anchorAt(point: Point): Point {
  const { x, y } = pixelsOf(point);
  return { x: Math.round(x) / SPRITE_SCALE, y: Math.round(y) / SPRITE_SCALE };
}

/** Converts units of the game to units of a figure. */
export function figureUnits(units: number): number {
  return units / FIGURE_SCALE;
}
