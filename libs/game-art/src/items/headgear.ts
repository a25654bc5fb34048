import type { Canvas } from '../canvas.js';
import { hatKindOf } from './hat-kinds.js';
import type { ItemSketch } from './item-description.js';
import { drawItemShape } from './item-shape.js';

/** A hat: what its name says, else what the class that wears it prefers. */
export function drawHat(sketch: ItemSketch): Canvas {
  return drawItemShape(`items/hats/${hatKindOf(sketch)}`, sketch);
}
