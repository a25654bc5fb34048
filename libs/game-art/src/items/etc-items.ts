import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { ETC_ITEM_WORDS, ETC_ITEMS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';

/** Drawing of an etc item by its name; undefined if no word of it is known. */
export const etcItemNamed = choiceByPattern<ShapeName>(ETC_ITEM_WORDS);

/** Draws an etc item by its name, else by its id. */
export function drawEtcItem(sketch: ItemSketch): Canvas {
  return drawItemShape(etcItemNamed(sketch.name) ?? sketch.choices.pick('leaving', ETC_ITEMS), sketch);
}
