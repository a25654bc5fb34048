import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { FOOD_WORDS, FOODS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';
import { gemOf, paletteColor, dyeOf, GOLD } from './materials.js';
import { materialOf } from '../color.js';

const foodNamed = choiceByPattern<ShapeName>(FOOD_WORDS);

/** Draws food by its name, else by its id. */
export function drawFood(sketch: ItemSketch): Canvas {
  return drawItemShape(foodNamed(sketch.name) ?? sketch.choices.pick('food', FOODS), sketch);
}

/** A potion: red for HP, blue for MP, violet for both, other colors if it only strengthens. */
export function drawPotion(sketch: ItemSketch): Canvas {
  const { id, choices, properties } = sketch;
  const hp = (properties['hp'] ?? 0) + (properties['hpR'] ?? 0);
  const mp = (properties['mp'] ?? 0) + (properties['mpR'] ?? 0);
  const liquid =
    hp > 0 && mp > 0
      ? paletteColor('amethyst')
      : hp > 0
        ? paletteColor(choices.pick('reds', ['ruby', 'ruby', 'amber', 'rose-quartz']))
        : mp > 0
          ? paletteColor(choices.pick('blues', ['sapphire', 'sapphire', 'aquamarine']))
          : gemOf(choices, `liquid ${id % 10}`);
  return drawItemShape('items/potions/potion', sketch, { liquid });
}

/** Colors of scrolls by their chance in percent, from leaf green (sure) to ember red (risky). */
const CHANCES = [
  [100, { lightness: 0.68, chroma: 0.16, hue: 142 }],
  [60, { lightness: 0.66, chroma: 0.14, hue: 245 }],
  [30, { lightness: 0.56, chroma: 0.18, hue: 305 }],
  [10, { lightness: 0.62, chroma: 0.2, hue: 30 }],
  [0, { lightness: 0.4, chroma: 0.03, hue: 280 }],
] as const;

/** A scroll for equipment. The ribbon's color shows its chance, the sign the kind of equipment. */
export function drawScroll(sketch: ItemSketch): Canvas {
  const { properties, choices } = sketch;
  const success = properties['success'] ?? choices.pick('success', [100, 60, 60, 30, 10]);
  const [, seal] = CHANCES.find(([from]) => success >= from) ?? CHANCES[4];
  return drawItemShape('items/papers/scroll', sketch, { seal: materialOf(seal) });
}

/** A card with the face of a monster. */
export function drawCard(sketch: ItemSketch): Canvas {
  const frame = sketch.id % 10 >= 8 ? GOLD : dyeOf(sketch.choices, 'frame');
  return drawItemShape('items/papers/card', sketch, { frame });
}
