import { FilledShape, type NameIn } from '../filled-shape.js';
import { paletteColor } from '../items/materials.js';
import type { Body, Brush } from './monster-brush.js';

/** A body that a file of `shapes/monsters` draws. */
export function drawnBody(name: NameIn<'monsters'>, { choices, skin, trim, belly }: Brush): Body {
  const filled = new FilledShape(
    `monsters/${name}`,
    { choices, paints: paletteColor },
    { skin, trim, belly },
  );
  const { body } = filled.shape;
  if (body === undefined) throw new Error(`${name} is no body`);
  const { outline, behind, marks, front, places, flags } = body;
  const [faceX = 0, faceY = 0, gap = 0, size = 0] = places.face;
  const [crownX = 0, crownY = 0] = places.crown;
  const [shadowX = 0, half = 0] = places.shadow;
  const [shoulderY = 0, shoulderHalf = 0] = places.shoulders ?? [];
  const is = (flag: keyof typeof flags): boolean => {
    const conditions = flags[flag];
    return conditions !== undefined && filled.meets(conditions);
  };
  return {
    shape: filled.path(outline),
    behind: filled.paths(behind),
    marks: filled.paths(marks),
    front: filled.paths(front),
    face: { x: faceX, y: faceY, gap, size },
    crown: { x: crownX, y: crownY },
    shadow: { x: shadowX, half },
    ...(places.shoulders !== undefined && { shoulders: { y: shoulderY, half: shoulderHalf } }),
    floats: is('floats'),
    hasGlowingEyes: is('glowing-eyes'),
    isMouthless: is('mouthless'),
    isCrowned: is('crowned'),
  };
}
