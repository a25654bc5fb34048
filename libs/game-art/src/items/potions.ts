import type { Canvas } from '../canvas.js';
import type { ItemSketch } from './item-description.js';
import { drawItemShape } from './item-shape.js';
import { gemOf, paletteColor } from './materials.js';

/** A potion: red for HP, blue for MP, violet for both, other colours for what only strengthens. */
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
