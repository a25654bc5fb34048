import type { PictureChoices } from '../choices.js';
import { CAPE_WORDS, TROUSER_WORDS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';

/** Length of trousers by name; undefined if the name does not say it. */
export const trouserKindOf = choiceByPattern(TROUSER_WORDS);

export type CapeKind = (typeof CAPE_WORDS)[number][0];

const capeNamed = choiceByPattern(CAPE_WORDS);

/** Kind of a cape by its name, else by its id. */
export function capeKindOf({ choices, name }: { choices: PictureChoices; name: string }): CapeKind {
  return capeNamed(name) ?? (choices.chance('wings', 0.1) ? 'wings' : 'cape');
}
