import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { CAPE_SHAPES, FACE_WORDS, FACES } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { type CapeKind, capeKindOf, trouserKindOf } from './clothes-kinds.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';
import { hatKindOf } from './hat-kinds.js';

export function drawBottom(sketch: ItemSketch): Canvas {
  const kind = trouserKindOf(sketch.name) ?? sketch.choices.pick('cut', ['trousers', 'shorts', 'skirt']);
  return drawItemShape(`items/clothes/${kind}`, sketch);
}

const CAPES: Readonly<Record<CapeKind, ShapeName>> = CAPE_SHAPES;

export function drawCape(sketch: ItemSketch): Canvas {
  return drawItemShape(CAPES[capeKindOf(sketch)], sketch);
}

const faceNamed = choiceByPattern<ShapeName>(FACE_WORDS);

export function drawFaceAccessory(sketch: ItemSketch): Canvas {
  return drawItemShape(faceNamed(sketch.name) ?? sketch.choices.pick('kind', FACES), sketch);
}

/** Draws a hat by its name, else by the class that wears it. */
export function drawHat(sketch: ItemSketch): Canvas {
  return drawItemShape(`items/hats/${hatKindOf(sketch)}`, sketch);
}
