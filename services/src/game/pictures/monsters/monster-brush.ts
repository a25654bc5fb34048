import type { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';

/** Colours of one monster: its skin, what it wears or grows (shell, horns, leaves), and its soft parts. */
export interface MonsterColors {
  skin: Material;
  trim: Material;
  belly: Material;
}

/** What a body is drawn with. */
export interface Brush extends MonsterColors {
  choices: PictureChoices;
  /** Which form of its family the name asks for (an owl among birds). */
  form?: string;
  /** 0 is a hatchling of level 1, 1 is as fearsome as monsters get. */
  fierceness: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a face goes, and how large: `gap` is half the distance of the eyes. */
export interface FacePlace extends Spot {
  gap: number;
  size: number;
}

/**
 * A body within 96 x 96, standing on y = 86. `shape` is the path of the largest part, which gets light, shade and pattern; `marks` are drawn
 * within it. All other parts are markup whose outline is inherited.
 */
export interface Body {
  shape: string;
  behind?: string;
  marks?: string;
  front?: string;
  face: FacePlace;
  /** Where horns, leaves and crowns grow. */
  crown: Spot;
  /** Half the width at the shoulders, where wings grow; absent where wings make no sense. */
  shoulders?: { y: number; half: number };
  shadow: { x: number; half: number };
  floats?: boolean;
  /** Eyes that shine in the dark instead of looking. */
  hasGlowingEyes?: boolean;
  /** The body says it all: no mouth. */
  isMouthless?: boolean;
  /** Something of its own on the head already. */
  isCrowned?: boolean;
}

export type BodyDrawing = (brush: Brush) => Body;

/** Whether this is that form of the family: as the name says, else by chance. */
export function isForm({ form, choices }: Brush, wanted: string, probability: number): boolean {
  return form === undefined ? choices.chance(wanted, probability) : form === wanted;
}

/** The form of the family: as the name says, else one of the list. */
export function formOf<T extends string>({ form, choices }: Brush, forms: readonly [T, ...T[]]): T {
  return forms.find((candidate) => candidate === form) ?? choices.pick('form', forms);
}

/** A part whose outline is inherited. */
export function part(fill: string, path: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Colour without an outline: light, shade, spots. */
export function stain(fill: string, path: string): string {
  return `<path d="${path}" fill="${fill}" stroke="none"/>`;
}

/** A line in the colour of the outline. */
export function line(path: string): string {
  return `<path d="${path}"/>`;
}

/** A line of a colour and width of its own. */
export function stroke(color: string, width: number, path: string): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${String(width)}"/>`;
}

/** The path of an ellipse. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const [left, width] = [short(x - radiusX), short(radiusX * 2)];
  const [rx, ry] = [short(radiusX), short(radiusY)];
  return `M${left} ${short(y)}a${rx} ${ry} 0 1 1 ${width} 0a${rx} ${ry} 0 1 1-${width} 0z`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
