import type { LayerName, Point } from '@portico/avatar';
import { OUTLINE_WIDTH } from '../people/figure.js';
import { type FigureShape, warpShapes } from './figure-shapes.js';
import { type FigurePose, POSES } from './figure-pose.js';

/** One picture of a sprite set as it is drawn on a figure of 96 by 96. */
export interface SpritePiece {
  name: string;
  /** Shapes that are the same object are one picture. */
  shapes: readonly FigureShape[];
  outlineWidth: number;
  layer: LayerName;
  /** Seen from the ground, in units of the game. */
  anchors: Readonly<Record<string, Point>>;
}

export interface PieceFrame {
  delay: number;
  pieces: readonly SpritePiece[];
}

/** Frames by action or expression, or under `default`. */
export type PieceFrames = Readonly<Record<string, readonly PieceFrame[]>>;

export function pieceOf(
  name: string,
  shapes: readonly FigureShape[],
  layer: LayerName,
  anchors: SpritePiece['anchors'],
): SpritePiece {
  return { name, shapes, outlineWidth: OUTLINE_WIDTH, layer, anchors };
}

/** Frames of pieces that look the same whatever the wearer does. */
export function stillFrames(pieces: readonly SpritePiece[]): PieceFrames {
  return { default: [{ delay: 0, pieces }] };
}

/** The frames of all actions. */
export function posedFrames(piecesIn: (pose: FigurePose) => readonly SpritePiece[]): PieceFrames {
  const all = new Set(Object.values(POSES).flat());
  const frames = new Map([...all].map((pose) => [pose, { delay: pose.delay, pieces: piecesIn(pose) }]));
  return Object.fromEntries(
    Object.entries(POSES).map(([action, poses]) => [action, poses.flatMap((pose) => frames.get(pose) ?? [])]),
  );
}

/** Frames of pieces that lie on torso and legs, bent as they are. */
export function onBody(
  shapes: readonly FigureShape[],
  { isResting, body }: FigurePose,
): readonly FigureShape[] {
  return isResting ? shapes : warpShapes(shapes, body);
}

/** Frames of pieces that lie on the arms, bent as they are. */
export function onArms(
  shapes: readonly FigureShape[],
  { isResting, arms }: FigurePose,
): readonly FigureShape[] {
  return isResting ? shapes : warpShapes(shapes, arms);
}
