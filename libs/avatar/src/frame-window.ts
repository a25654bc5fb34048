import type { Point } from './sprite-set.js';

/** A window on a character: its size, and the position of the ground below the character in it. In units. */
export interface FrameWindow {
  width: number;
  height: number;
  ground: Point;
}

/** Position of a standing body's navel on the whole picture. The brow is then near (44, 34). */
const NAVEL: Point = { x: 44, y: 65 };
/** Relative to the ground below a standing body, as in the game. */
const STANDING_NAVEL: Point = { x: -8, y: -21 };
const GROUND: Point = { x: NAVEL.x - STANDING_NAVEL.x, y: NAVEL.y - STANDING_NAVEL.y };

/** The views of a character: the whole picture, a narrow one, and head and shoulders. */
export const FRAME_WINDOWS = {
  figure: { width: 96, height: 96, ground: GROUND },
  compact: { width: 64, height: 96, ground: { x: GROUND.x - 16, y: GROUND.y } },
  bust: { width: 64, height: 64, ground: { x: GROUND.x - 16, y: GROUND.y - 4 } },
} as const satisfies Readonly<Record<string, FrameWindow>>;

export type AvatarView = keyof typeof FRAME_WINDOWS;
