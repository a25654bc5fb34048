import type { Canvas } from '../canvas.js';
import { hatKindOf } from './hat-kinds.js';
import type { ItemSketch } from './item-description.js';
import { drawItemShape } from './item-shape.js';

/** Draws a hat by its name, or else by the class that wears it. */
export function drawHat(sketch: ItemSketch): Canvas {
  return drawItemShape(`items/hats/${hatKindOf(sketch)}`, sketch);
}
