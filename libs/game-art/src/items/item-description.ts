import type { PictureChoices } from '../choices.js';
import type { Canvas } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';

/** Known facts of an item; without name and properties its id alone decides. */
export interface ItemDescription {
  readonly id: number;
  /** An English name makes a feather a feather; other names change nothing. */
  readonly name?: string;
  /** Numbers of the item's `info` as the game files name them: reqLevel, success, ... */
  readonly properties?: Readonly<Record<string, number>>;
}

/** The input of a drawing function: the choices of the item, its level (guessed where unknown), and the rest. */
export interface ItemSketch {
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly choices: PictureChoices;
  readonly properties: Readonly<Record<string, number>>;
}

/** How one kind of item is drawn: a shape alone, or what chooses or computes one. */
export type ItemDrawing = ShapeName | ((sketch: ItemSketch) => Canvas);
