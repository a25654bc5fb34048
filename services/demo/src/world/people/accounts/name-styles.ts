import { recordOf } from '@portico/services/platform/collections';
import type { DemoRandom } from '../../shared/demo-random.js';
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

/** A style of character names, with its weight: about how many of a hundred players use it. */
export type NameStyle = readonly [weight: number, style: (random: DemoRandom) => string];

export function nameStyles(words: NameWords): readonly NameStyle[] {
  const nouns = [...words.creatures, ...words.things, ...words.foods];
  const nounsAndNames = [...nouns, ...words.firstNames];
  const stretchable = [...words.firstNames, ...words.foods, ...words.creatures];
  return [
    [13, (random) => random.pick(words.qualities) + random.pick(nouns)],
    [8, (random) => random.pick(nouns) + random.pick(nouns)],
    [9, (random) => random.pick(words.firstNames) + numberEnding(random)],
    [6, (random) => nickname(random.pick(words.firstNames), random)],
    [7, (random) => random.pick(words.firstNames) + random.pick(nouns)],
    [6, (random) => random.pick(words.prefixes) + random.pick(nouns)],
    [5, (random) => random.pick(nouns).toLowerCase() + numberEnding(random)],
    [7, (random) => random.pick(words.romanized) + (random.chance(0.5) ? numberEnding(random) : '')],
    [5, (random) => random.pick(words.romanized) + random.pick(words.romanized)],
    [6, (random) => leet(random.pick(nouns) + (random.chance(0.4) ? random.pick(words.things) : ''), random)],
    [5, (random) => wrapped(random.pick(nounsAndNames), random)],
    [6, (random) => random.pick(words.qualities).toLowerCase() + random.pick(words.creatures).toLowerCase()],
    [5, (random) => random.pick(words.foods) + random.pick(words.foodEndings)],
    [6, (random) => invented(words.syllables, random)],
    [4, (random) => stretched(random.pick(stretchable), random)],
    [3, (random) => random.pick(words.wholeNames)],
  ];
}

function numberEnding(random: DemoRandom): string {
  const year = random.between(84, 111) % 100;
  return random.pick([
    String(random.between(1, 9)),
    String(random.between(10, 99)),
    String(year).padStart(2, '0'),
    String(random.between(1984, 2009)),
    random.pick(['007', '77', '99', '101', '123', '321', '420', '777', '88', '13']),
  ]);
}

function nickname(name: string, random: DemoRandom): string {
  const short = name.slice(0, random.between(2, 4));
  return random.pick([
    `${name}zin`,
    `${name}inho`,
    `${name}chan`,
    `${name}kun`,
    `${name}ito`,
    `${short}${short.toLowerCase()}`,
    `${name}y`,
    `${short}ster`,
    `Lil${name}`,
    `Big${name}`,
    `${name}BR`,
    `${name}KR`,
    `${name}HD`,
  ]);
}

const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };

function leet(word: string, random: DemoRandom): string {
  const letters = [...word].map((letter) => (random.chance(0.55) ? (LEET[letter] ?? letter) : letter));
  return letters.join('');
}

function wrapped(word: string, random: DemoRandom): string {
  const [before, after] = random.pick([
    ['xX', 'Xx'],
    ['x', 'x'],
    ['ii', 'ii'],
    ['i', ''],
    ['Z', 'Z'],
    ['oO', 'Oo'],
    ['', 'TV'],
    ['', 'xD'],
    ['', 'oO'],
    ['', 'lol'],
    ['ll', 'll'],
  ] as const);
  return before + word + after;
}

/** Repeats letters, as if the key was held down. */
function stretched(word: string, random: DemoRandom): string {
  const at = random.between(1, word.length - 1);
  const letter = word.charAt(at);
  return word.slice(0, at) + letter.repeat(random.between(2, 3)) + word.slice(at + 1);
}

function invented(syllables: readonly string[], random: DemoRandom): string {
  const parts = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join('');
  return random.chance(0.7) ? parts.charAt(0).toUpperCase() + parts.slice(1) : parts;
}
