import type { Canvas } from '../canvas.js';
import type { PictureChoices } from '../choices.js';
import { materialOf } from '../color.js';
import type { Material } from '../color.js';

/** A place: the colour of its sky and what stands in it. The ground line is at 22 of 32. */
export interface Scene {
  readonly sky: Material;
  readonly ground: Material;
  draw(canvas: Canvas, choices: PictureChoices): void;
}

/** The material of a colour in OKLCH. */
export const tone = (lightness: number, chroma: number, hue: number) =>
  materialOf({ lightness, chroma, hue });

export const WALL = tone(0.9, 0.04, 85);
export const TIMBER = tone(0.55, 0.08, 55);
export const ROCK = tone(0.56, 0.03, 280);
export const PALE = tone(0.95, 0.015, 230);
export const BRICK = tone(0.72, 0.05, 60);
export const WINDOW = tone(0.86, 0.15, 90);
export const MEADOW = tone(0.72, 0.14, 135);
export const DAY = tone(0.84, 0.07, 230);
export const DUSK = tone(0.74, 0.1, 40);
export const NIGHT = tone(0.4, 0.08, 285);
export const DEEP = tone(0.52, 0.1, 240);

/** The colour of a roof or a sail. */
export const roofOf = (choices: PictureChoices) =>
  tone(0.62, 0.15, choices.pick('roof', [25, 45, 150, 245, 305, 350]));
