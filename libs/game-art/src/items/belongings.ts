import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
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

const CHAIRS = [
  'items/seats/chair',
  'items/seats/stool',
  'items/seats/armchair',
  'items/seats/rocking-chair',
  'items/seats/cushion',
] as const;

/** Words of names that say what kind of seat a chair is. */
const SEATS: readonly (readonly [word: RegExp, seat: ShapeName])[] = [
  [/stool|table|stump|barrel/i, 'items/seats/stool'],
  [/sofa|arm|couch|throne|recliner|plush/i, 'items/seats/armchair'],
  [/rock|swing/i, 'items/seats/rocking-chair'],
  [/cushion|bean|pillow|mat\b|nest|cloud|rug/i, 'items/seats/cushion'],
  [/bench|chair|seat/i, 'items/seats/chair'],
];

/** A chair that characters rest on. */
export function drawChair(sketch: ItemSketch): Canvas {
  const named = SEATS.find(([word]) => word.test(sketch.name))?.[1];
  return drawItemShape(named ?? sketch.choices.pick('chair', CHAIRS), sketch);
}

const GADGETS = ['megaphone', 'stall', 'effect', 'star', 'heart', 'clock'] as const;

/** Cash shop items by the ten thousands of their ids, for ranges with one kind of thing. */
const GADGET_RANGES: ReadonlyMap<number, ShapeName> = new Map([
  [501, 'items/cash/star'],
  [503, 'items/cash/stall'],
  [506, 'items/things/padlock'],
  [507, 'items/cash/megaphone'],
  [512, 'items/cash/effect'],
  [514, 'items/cash/stall'],
  [516, 'items/cash/star'],
  [518, 'items/cash/heart'],
  [539, 'items/cash/megaphone'],
  [550, 'items/cash/clock'],
]);

/** Draws a cash shop item: a megaphone, a stall, an effect, a star, a heart, a clock. */
export function drawGadget(sketch: ItemSketch): Canvas {
  const range = Math.floor(sketch.id / 10_000);
  const kind: ShapeName = `items/cash/${GADGETS[range % GADGETS.length] ?? 'star'}`;
  return drawItemShape(GADGET_RANGES.get(range) ?? kind, sketch);
}
