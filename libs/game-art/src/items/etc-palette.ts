import { materialOf } from '../color.js';
import type { Material } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { CREAM, freeTone, LEATHER } from './materials.js';

/** A tone of any hue, the item's own. */
export const anyTone = ({ choices }: ItemSketch, lightness = 0.7, chroma = 0.12): Material =>
  freeTone(choices, 'tone', lightness, chroma);
export const FURS = [
  materialOf({ lightness: 0.6, chroma: 0.09, hue: 60 }),
  materialOf({ lightness: 0.72, chroma: 0.02, hue: 250 }),
  CREAM,
  materialOf({ lightness: 0.5, chroma: 0.07, hue: 40 }),
  materialOf({ lightness: 0.42, chroma: 0.03, hue: 280 }),
] as const;
export const SKINS = [
  materialOf({ lightness: 0.66, chroma: 0.13, hue: 140 }),
  materialOf({ lightness: 0.6, chroma: 0.12, hue: 200 }),
  materialOf({ lightness: 0.6, chroma: 0.15, hue: 28 }),
  materialOf({ lightness: 0.56, chroma: 0.13, hue: 300 }),
  LEATHER,
] as const;
