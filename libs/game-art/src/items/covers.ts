import { drawFood } from './food.js';
import type { ItemDrawing } from './item-description.js';

/** Words of names that say what covers the weapon. */
export const COVERS: readonly (readonly [word: RegExp, drawing: ItemDrawing])[] = [
  [/guitar|violin|ukulele|cello/i, 'items/covers/guitar'],
  [/\bpan\b|ladle|skillet|\bspoon/i, 'items/covers/pan'],
  [/umbrella|parasol/i, 'items/covers/umbrella'],
  [/bouquet|roses?\b|flowers?\b/i, 'items/covers/bouquet'],
  [/broom|brush|duster|\bmop\b/i, 'items/covers/broom'],
  [/lollipop|candy|cotton/i, 'items/covers/lollipop'],
  [/hammer/i, 'items/things/hammer'],
  [/baguette|chicken|tuna|\bfish\b|drumstick/i, drawFood],
];
