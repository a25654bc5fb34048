import { recordOf } from '@portico/services/platform/collections';
import { readSectionsByTitle } from '../../shared/data-files.js';

/** Words for names, by section of `people/name-words`. */
const SECTIONS = {
  firstNames: 'first names',
  lastNames: 'last names',
  /** First part of a compound. */
  qualities: 'qualities',
  /** Second part of a compound, or a name of its own. */
  creatures: 'creatures',
  things: 'things',
  foods: 'foods',
  /** Words of other languages in Latin letters. */
  romanized: 'romanized',
  prefixes: 'prefixes',
  foodEndings: 'food endings',
  /** Endings for an account's other characters, which are named after its first one. */
  alternateEndings: 'alternate endings',
  syllables: 'syllables',
  wholeNames: 'whole names',
} as const;

const NAMES = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

export type NameWords = Readonly<Record<keyof typeof SECTIONS, readonly string[]>>;

export function readNameWords(): NameWords {
  const sections = readSectionsByTitle('people/name-words');
  const words = (title: string) =>
    (sections.get(title) ?? []).flatMap(([line = '']) => line.split(' ').filter((word) => word !== ''));
  return recordOf(NAMES, (name) => words(SECTIONS[name]));
}
