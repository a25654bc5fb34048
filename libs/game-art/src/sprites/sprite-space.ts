import type { Point } from '@portico/avatar';

/** Pixels per unit. */
export const SPRITE_SCALE = 2;
/** Units of the game per unit of a figure of 96 by 96. */
const FIGURE_SCALE = 0.9;
/** Ground of a figure, and the game's center of a character relative to the ground. */
const FIGURE_GROUND: Point = { x: 48, y: 90 };
const MIDDLE = -4;

/** Pixels of a sprite per unit of a figure. */
export const PIXELS_PER_FIGURE_UNIT = FIGURE_SCALE * SPRITE_SCALE;

/** A place of a figure in pixels, seen from the ground. */
export function pixelsOf({ x, y }: Point): Point {
  return {
    x: (x - FIGURE_GROUND.x) * PIXELS_PER_FIGURE_UNIT + MIDDLE * SPRITE_SCALE,
    y: (y - FIGURE_GROUND.y) * PIXELS_PER_FIGURE_UNIT,
  };
}

/** A place of a figure in units, seen from the ground, on the nearest pixel, so that parts that hang there meet without a blur. */
export function anchorAt(point: Point): Point {
  const { x, y } = pixelsOf(point);
  return { x: Math.round(x) / SPRITE_SCALE, y: Math.round(y) / SPRITE_SCALE };
}

/** How far a figure's point moves for so many units of the game. */
export function figureUnits(units: number): number {
  return units / FIGURE_SCALE;
}
