import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { CASH_RANGES, ETC_ITEM_WORDS, ETC_ITEMS, SEAT_WORDS, SEATS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';

const MESOS: ReadonlyMap<number, ShapeName> = new Map([
  [9_000_000, 'items/belongings/bronze-coin'],
  [9_000_001, 'items/belongings/gold-coin'],
  [9_000_002, 'items/belongings/bank-notes'],
  [9_000_003, 'items/belongings/purse'],
]);

/** Mesos: bronze coin, gold coin, bundle of notes or bag. Item 0 is drawn for any amount. */
export function drawMesos(sketch: ItemSketch): Canvas {
  return drawItemShape(MESOS.get(sketch.id) ?? 'items/belongings/coins', sketch);
}

const seatNamed = choiceByPattern<ShapeName>(SEAT_WORDS);

/** A chair that characters rest on. */
export function drawChair(sketch: ItemSketch): Canvas {
  return drawItemShape(seatNamed(sketch.name) ?? sketch.choices.pick('chair', SEATS), sketch);
}

const GADGETS = ['megaphone', 'stall', 'effect', 'star', 'heart', 'clock'] as const;

/** Cash shop items by the ten thousands of their ids, for ranges with one kind of thing. */
const GADGET_RANGES: ReadonlyMap<number, ShapeName> = new Map(CASH_RANGES);

/** Draws a cash shop item: a megaphone, a stall, an effect, a star, a heart, a clock. */
export function drawGadget(sketch: ItemSketch): Canvas {
  const range = Math.floor(sketch.id / 10_000);
  const kind: ShapeName = `items/cash/${GADGETS[range % GADGETS.length] ?? 'star'}`;
  return drawItemShape(GADGET_RANGES.get(range) ?? kind, sketch);
}

/** Drawing of an etc item by its name; undefined if no word of it is known. */
export const etcItemNamed = choiceByPattern<ShapeName>(ETC_ITEM_WORDS);

/** Draws an etc item by its name, else by its id. */
export function drawEtcItem(sketch: ItemSketch): Canvas {
  return drawItemShape(etcItemNamed(sketch.name) ?? sketch.choices.pick('leaving', ETC_ITEMS), sketch);
}
