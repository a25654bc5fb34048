import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import type { ItemSketch } from './item-description.js';
import { drawItemShape } from './item-shape.js';

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

/** Draws food by its name, or else by its id. */
export function drawFood(sketch: ItemSketch): Canvas {
  const named = FOODS.find(([word]) => word.test(sketch.name));
  return drawItemShape(named?.[1] ?? sketch.choices.pick('food', MENU), sketch);
}
