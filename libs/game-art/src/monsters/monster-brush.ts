import type { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';

/** Colours of one monster: its skin, what it wears or grows (shell, horns, leaves), and its soft parts. */
export interface MonsterColors {
  skin: Material;
  trim: Material;
  belly: Material;
}

/** Colours and form for a body. */
export interface Brush extends MonsterColors {
  choices: PictureChoices;
  /** The form of its family that the name asks for (an owl among birds). */
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
 * A body within 96 x 96, standing on y = 86. `shape` is the path of the largest part, which gets light, shade
 * and pattern; `marks` are drawn inside it. Other parts are markup that inherits its outline.
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
  /** The body has its own headdress. */
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
