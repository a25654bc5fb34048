import type { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { DYE_WORDS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { dyeOf, tableColor } from './materials.js';

/** The cloth color that a name mentions; undefined if it mentions none. */
export const dyeNamed = choiceByPattern(
  DYE_WORDS.map(([dye, words]): readonly [Material, string] => [tableColor(dye), words]),
);

/** Main color of cloth by name, else by id. */
export function clothDyeOf({ choices, name }: { choices: PictureChoices; name: string }): Material {
  return dyeNamed(name) ?? dyeOf(choices);
}
