import type { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { FilledShape, type NameIn } from '../filled-shape.js';
import { paletteColor } from '../items/materials.js';
import { rounded } from '../svg.js';

/** Colors of one monster: its skin, its trim (shell, horns, leaves), and its soft parts. */
export interface MonsterColors {
  skin: Material;
  trim: Material;
  belly: Material;
}

/** Colors and form of a body. */
export interface Brush extends MonsterColors {
  choices: PictureChoices;
  /** Form of the family that the name mentions, such as an owl among birds. */
  form?: string;
  /** 0 at level 1, 1 for the fiercest monsters. */
  fierceness: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Place and size of a face. `gap` is half the distance between the eyes. */
export interface FacePlace extends Spot {
  gap: number;
  size: number;
}

/**
 * A body within 96 x 96 that stands on y = 86. `shape` is the path of the largest part, which gets light, shade and
 * pattern; `marks` are drawn inside it. Other parts are markup that inherits its outline.
 */
export interface Body {
  shape: string;
  behind?: string;
  marks?: string;
  front?: string;
  face: FacePlace;
  /** Place of horns, leaves and crowns. */
  crown: Spot;
  /** Half the width at the shoulders, for wings; absent if the body cannot have wings. */
  shoulders?: { y: number; half: number };
  shadow: { x: number; half: number };
  floats?: boolean;
  /** Whether the eyes glow in the dark instead of having pupils. */
  hasGlowingEyes?: boolean;
  isMouthless?: boolean;
  /** Whether the body has its own headdress. */
  isCrowned?: boolean;
}

/** A shape in a monster's colors. `shares` are choices that are made already, as numbers from 0 to 1. */
export function monsterShape(
  name: NameIn<'monsters'>,
  { choices, skin, trim, belly }: Brush,
  shares: Readonly<Record<string, number>> = {},
): FilledShape {
  return new FilledShape(
    `monsters/${name}`,
    { choices, paints: paletteColor, shares },
    { skin, trim, belly },
  );
}

/** Markup of a shape with its origin at a place. */
export function shapeAt({ x, y }: Spot, ...shape: Parameters<typeof monsterShape>): string {
  const markup = monsterShape(...shape).toMarkup();
  return markup && `<g transform="translate(${rounded(x)} ${rounded(y)})">${markup}</g>`;
}

export type BodyDrawing = (brush: Brush) => Body;

/** Whether the body has this form: by its name, else by chance. */
export function isForm({ form, choices }: Brush, wanted: string, probability: number): boolean {
  return form === undefined ? choices.chance(wanted, probability) : form === wanted;
}

/** The body's form: by its name, else chosen from the list. */
export function formOf<T extends string>({ form, choices }: Brush, forms: readonly [T, ...T[]]): T {
  return forms.find((candidate) => candidate === form) ?? choices.pick('form', forms);
}
