import type { Canvas } from '../canvas.js';
import { materialOf } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { drawItemShape } from './item-shape.js';
import { dyeOf, GOLD } from './materials.js';

/** Colours of scrolls by how often they succeed, percent: as sure as leaves, as risky as embers. */
const CHANCES = [
  [100, { lightness: 0.68, chroma: 0.16, hue: 142 }],
  [60, { lightness: 0.66, chroma: 0.14, hue: 245 }],
  [30, { lightness: 0.56, chroma: 0.18, hue: 305 }],
  [10, { lightness: 0.62, chroma: 0.2, hue: 30 }],
  [0, { lightness: 0.4, chroma: 0.03, hue: 280 }],
] as const;

/** A scroll for equipment: the ribbon's colour tells its chance, the sign its piece. */
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
