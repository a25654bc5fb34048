import type { Canvas } from '../canvas.js';
import { FilledShape } from '../filled-shape.js';
import type { GivenColors, Paints } from '../shape-rules.js';
import type { ShapeName } from '../generated/shapes.js';
import { dyeNamed, dyeOf, freeTone, gemNamed, gemOf, nearTone, paletteColor, tierOf } from './materials.js';
import type { PictureChoices } from '../choices.js';

/** Known facts about an item. Without name and properties, its id decides everything. */
export interface ItemDescription {
  readonly id: number;
  /** English name; its words choose the drawing, such as a feather. Other names have no effect. */
  readonly name?: string;
  /** Numbers of the item's `info` in the game files, by their names there: reqLevel, success, ... */
  readonly properties?: Readonly<Record<string, number>>;
}

/** Input of a drawing function: the item's choices, its level (guessed if unknown), and the rest. */
export interface ItemSketch {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly choices: PictureChoices;
  readonly properties: Readonly<Record<string, number>>;
}

/** Drawing of one kind of item: a shape, or a function that chooses or computes one. */
export type ItemDrawing = ShapeName | ((sketch: ItemSketch) => Canvas);

const WARRIOR = 1;

const paintsOf =
  ({ choices, level, name }: ItemSketch): Paints =>
  (paint, words) => {
    const [first, ...rest] = words;
    const [one = 0, other = 0] = rest.map(Number);
    switch (paint) {
      case 'dye':
        return dyeOf(choices, first === undefined ? undefined : String(first));
      case 'gem':
        return gemOf(choices, first === undefined ? undefined : String(first));
      case 'free':
        return freeTone(choices, String(first), one, other);
      case 'near':
        return nearTone(choices, Number(first), one, other);
      case 'tier':
        return tierOf(level + Number(first ?? 0));
      case 'named':
        return dyeNamed(name);
      case 'gem-named':
        return gemNamed(name);
      default:
        return paletteColor(paint);
    }
  };

/** Draws the shape of an item. `given` are colors that the shape leaves open. */
export function drawItemShape(shape: ShapeName, sketch: ItemSketch, given?: GivenColors): Canvas {
  const { id, name, level, choices, properties } = sketch;
  const isWarrior = properties['reqJob'] === WARRIOR;
  const subject = { id, name, level, choices, isWarrior, paints: paintsOf(sketch) };
  return new FilledShape(shape, subject, given).toCanvas();
}

export function canvasOf(drawing: ItemDrawing, sketch: ItemSketch): Canvas {
  return typeof drawing === 'string' ? drawItemShape(drawing, sketch) : drawing(sketch);
}
