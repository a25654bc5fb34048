import { weaponTypeOf, type WeaponType } from '@portico/domain';
import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import {
  COVER_WORDS,
  ITEM_RANGES,
  ITEM_WORDS,
  PET_WEAR_WORDS,
  QUEST_ITEMS,
  WEAPON_SHAPES,
} from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { drawChair, drawEtcItem, drawGadget, drawMesos, etcItemNamed } from './belongings.js';
import { drawBottom, drawCape, drawFaceAccessory, drawHat } from './clothes.js';
import { drawFood, drawCard, drawScroll, drawPotion } from './use-items.js';
import { type ItemDrawing, type ItemSketch, canvasOf } from './item-shape.js';
import { drawArrows, drawBullets, drawThrowingStar } from './thrown.js';

const WEAPONS: Readonly<Record<WeaponType, ShapeName>> = WEAPON_SHAPES;

/** Drawings that choose or compute a shape, by their names in `tables/items.json`. */
const DRAWINGS = {
  mesos: drawMesos,
  hat: drawHat,
  'face accessory': drawFaceAccessory,
  bottom: drawBottom,
  cape: drawCape,
  cover: (sketch: ItemSketch): Canvas => drawNamed(coverNamed(sketch.name) ?? 'items/covers/striped', sketch),
  'pet wear': (sketch: ItemSketch): Canvas =>
    drawNamed(petWearNamed(sketch.name) ?? 'items/animals/pet-wear', sketch),
  potion: drawPotion,
  food: drawFood,
  /** Some ids in the range of food are drinks that strengthen. Their names say so. */
  edible: (sketch: ItemSketch): Canvas => (DRINKS.test(sketch.name) ? drawPotion : drawFood)(sketch),
  scroll: drawScroll,
  arrows: drawArrows,
  'throwing star': drawThrowingStar,
  bullets: drawBullets,
  card: drawCard,
  chair: drawChair,
  gadget: drawGadget,
  'etc item': drawEtcItem,
} satisfies Record<string, ItemDrawing>;

type DrawingName = ShapeName | keyof typeof DRAWINGS;

const DRINKS =
  /tonic|potion|elixir|syrup|draught|brew|essence|cordial|liqueur|\bshot\b|drops|\boil\b|punch|fizz/i;

const coverNamed = choiceByPattern<DrawingName>(COVER_WORDS);
const petWearNamed = choiceByPattern<DrawingName>(PET_WEAR_WORDS);
/** Reads English names of quest items, which have no id ranges of their own. */
const itemNamed = choiceByPattern<DrawingName>(ITEM_WORDS);

/** First and last id of a range, and its drawing. The first range that contains an id counts. */
const RANGES: readonly (readonly [first: number, last: number, drawing: DrawingName])[] = ITEM_RANGES;

/** Ranges with things of all kinds. There the name decides, if it has a known word. */
const MIXED: ReadonlySet<DrawingName> = new Set(['etc item', 'gadget', 'items/belongings/sign']);

const isComputed = (name: DrawingName): name is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, name);

const drawingNamed = (name: DrawingName): ItemDrawing => (isComputed(name) ? DRAWINGS[name] : name);

const drawNamed = (name: DrawingName, sketch: ItemSketch) => canvasOf(drawingNamed(name), sketch);

const drawQuestItem = (sketch: ItemSketch) =>
  drawNamed(etcItemNamed(sketch.name) ?? sketch.choices.pick('thing', QUEST_ITEMS), sketch);

/** Drawing of an item: weapons by type, quest items by name, all others by id range. */
export function drawingOf(id: number, name: string): ItemDrawing {
  const weapon = weaponTypeOf(id);
  if (weapon !== undefined) return WEAPONS[weapon];
  const drawing = RANGES.find(([first, last]) => id >= first && id <= last)?.[2];
  if (drawing !== undefined && !MIXED.has(drawing)) return drawingNamed(drawing);
  if (drawing === undefined && (id < 4_000_000 || id > 4_999_999)) return 'items/belongings/parcel';
  const named = (name === '' ? undefined : itemNamed(name)) ?? drawing;
  return named === undefined ? drawQuestItem : drawingNamed(named);
}
