import type { PictureChoices } from '../choices.js';
import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';

/** Known facts about an item. Without name and properties, its id decides everything. */
export interface ItemDescription {
  readonly id: number;
  /** English name; its words choose the drawing, such as a feather. Other names have no effect. */
  readonly name?: string;
  /** Numbers of the item's `info` in the game files, by their names there: reqLevel, success, ... */
  readonly properties?: Readonly<Record<string, number>>;
}

/** Input of a drawing function: the item's choices, its level (guessed if unknown), and the rest. */
export interface ItemSketch {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly choices: PictureChoices;
  readonly properties: Readonly<Record<string, number>>;
}

/** Drawing of one kind of item: a shape, or a function that chooses or computes one. */
export type ItemDrawing = ShapeName | ((sketch: ItemSketch) => Canvas);
