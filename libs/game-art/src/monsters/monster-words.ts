import { materialOf, type Material } from '../color.js';
import { BODY_WORDS, MONSTER_COLORS } from '../generated/tables.js';
import { choicesByWord } from '../name-words.js';
import type { ToneNumbers } from '../shape.js';
import type { BodyName } from './monster-bodies.js';

/** Body and form that a word of a monster's name means. */
export interface BodyHint {
  body: BodyName;
  form?: string;
}

/** Bodies by the words that mean them. A name is read from its last word on, and the first known word decides. */
const HINTS = new Map(
  BODY_WORDS.flatMap(([body, words, form]) =>
    words.split(' ').map((word): [string, BodyHint] => [word, { body, form }]),
  ),
);

const PIGMENTS = choicesByWord<ToneNumbers>(MONSTER_COLORS);

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]+/g) ?? [];

/** Guesses the body from an English name; undefined if no word is known. The last word is the noun, so it is read first. */
export function bodyHintOf(name: string): BodyHint | undefined {
  return known(wordsOf(name).toReversed(), HINTS);
}

/** Guesses the colour from an English name. */
export function pigmentOf(name: string): ToneNumbers | undefined {
  return known(wordsOf(name), PIGMENTS);
}

const ENDINGS = ['', 's', 'es', 'ling', 'lings', 'let', 'lets', 'kin', 'ette', 'y'];

function known<T>(words: readonly string[], table: ReadonlyMap<string, T>): T | undefined {
  for (const word of words) {
    for (const ending of ENDINGS) {
      const found = word.endsWith(ending) ? table.get(word.slice(0, word.length - ending.length)) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Material of a pigment, with its hue turned a little, so that two monsters of one color differ. */
export function pigmented([lightness, chroma, hue]: ToneNumbers, turn: number): Material {
  return materialOf({ lightness: lightness + turn * 0.03, chroma, hue: hue + turn * 10 });
}
