import type { LayerName, Point } from '@portico/avatar';
import { OUTLINE_WIDTH } from '../people/figure.js';
import { type FigureShape, warpShapes } from './figure-shapes.js';
import { type FigurePose, POSES } from './figure-pose.js';

/** One picture of a sprite set, drawn on a figure of 96 by 96. */
export interface SpritePiece {
  name: string;
  /** The same array becomes one picture. */
  shapes: readonly FigureShape[];
  outlineWidth: number;
  layer: LayerName;
  /** Relative to the ground, in units of the game. */
  anchors: Readonly<Record<string, Point>>;
}

export interface PieceFrame {
  delay: number;
  pieces: readonly SpritePiece[];
}

/** Frames by action or expression; `default` for all. */
export type PieceFrames = Readonly<Record<string, readonly PieceFrame[]>>;

export function pieceOf(
  name: string,
  shapes: readonly FigureShape[],
  layer: LayerName,
  anchors: SpritePiece['anchors'],
): SpritePiece {
  return { name, shapes, outlineWidth: OUTLINE_WIDTH, layer, anchors };
}

/** Frames of pieces that never change. */
export function stillFrames(pieces: readonly SpritePiece[]): PieceFrames {
  return { default: [{ delay: 0, pieces }] };
}

/** Frames of all actions. */
export function posedFrames(piecesIn: (pose: FigurePose) => readonly SpritePiece[]): PieceFrames {
  const all = new Set(Object.values(POSES).flat());
  const frames = new Map([...all].map((pose) => [pose, { delay: pose.delay, pieces: piecesIn(pose) }]));
  return Object.fromEntries(
    Object.entries(POSES).map(([action, poses]) => [action, poses.flatMap((pose) => frames.get(pose) ?? [])]),
  );
}

/** Moves shapes on torso and legs with the pose. */
export function onBody(
  shapes: readonly FigureShape[],
  { isResting, body }: FigurePose,
): readonly FigureShape[] {
  return isResting ? shapes : warpShapes(shapes, body);
}

/** Moves shapes on the arms with the pose. */
export function onArms(
  shapes: readonly FigureShape[],
  { isResting, arms }: FigurePose,
): readonly FigureShape[] {
  return isResting ? shapes : warpShapes(shapes, arms);
}
