import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';
import { gemOf, paletteColor, dyeOf, GOLD } from './materials.js';
import { materialOf } from '../color.js';

/** Words of names that say what a food is. */
const FOODS: readonly (readonly [word: RegExp, food: ShapeName])[] = [
  [/apple|pear|peach|plum|fruit|orange|lemon|melon|tomato|mango|persimmon/i, 'items/food/apple'],
  [/berr(?:y|ies)|cherr|grape|olive|nuts?\b|bean|acorn/i, 'items/food/berries'],
  [/\bin a jar\b|\bjar of\b|grease|ointment|paste|varnish/i, 'items/things/jar'],
  [/skewer|kebab|dango|stick|popsicle/i, 'items/food/skewer'],
  [/mushroom|truffle/i, 'items/food/mushroom'],
  [
    /bread|baguette|\bbun|loaf|roll\b|toast\b|\bpie\b|dumpling|sandwich|burger|biscuit|cracker|breakfast|strudel/i,
    'items/food/loaf',
  ],
  [
    /meat|\bham\b|drumstick|\bribs?\b|steak|sausage|chicken|jerky|bacon|roast|supper|feast/i,
    'items/food/meat',
  ],
  [/fish|eel|tuna|salmon|shrimp|squid|herring|trout/i, 'items/food/fish'],
  [/cake|tart|muffin|pudding|waffle|meringue/i, 'items/food/cake'],
  [/soup|stew|rice|noodle|porridge|salad|ramen|curry|broth|chowder/i, 'items/food/soup'],
  [/cheese|butter/i, 'items/food/cheese'],
  [/egg|omelette/i, 'items/food/egg'],
  [/juice|milk|tea|coffee|cocoa|cola|soda|water|cider|ale|lemonade|shake/i, 'items/food/drink'],
  [/candy|sweet|chocolate|toffee|caramel|honey|marshmallow|sorbet|\bice\b/i, 'items/food/sweets'],
];

const MENU = [
  'items/food/apple',
  'items/food/berries',
  'items/food/loaf',
  'items/food/meat',
  'items/food/fish',
  'items/food/cake',
  'items/food/soup',
  'items/food/cheese',
  'items/food/egg',
  'items/food/drink',
  'items/food/skewer',
  'items/food/mushroom',
  'items/food/sweets',
] as const;

/** Draws food by its name, else by its id. */
export function drawFood(sketch: ItemSketch): Canvas {
  const named = FOODS.find(([word]) => word.test(sketch.name));
  return drawItemShape(named?.[1] ?? sketch.choices.pick('food', MENU), sketch);
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
