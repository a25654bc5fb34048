import type { DemoRandom } from '../../shared/demo-random.js';
import { CREATURES, FIRST_NAMES, FOODS, ONE_OFFS, QUALITIES, ROMANIZED, THINGS } from './name-words.js';

const MIN_NAME = 3;
const MAX_NAME = 12;

type Style = (random: DemoRandom) => string;

const NOUNS = [...CREATURES, ...THINGS, ...FOODS];

/** Ways in which players name a character, with how many of a hundred or so take each. */
const STYLES: readonly (readonly [weight: number, style: Style])[] = [
  [13, (random) => random.pick(QUALITIES) + random.pick(NOUNS)],
  [8, (random) => random.pick(NOUNS) + random.pick(NOUNS)],
  [9, (random) => random.pick(FIRST_NAMES) + numberEnding(random)],
  [6, (random) => nickname(random.pick(FIRST_NAMES), random)],
  [7, (random) => random.pick(FIRST_NAMES) + random.pick(NOUNS)],
  [
    6,
    (random) =>
      random.pick(['Mr', 'Ms', 'Sir', 'Dr', 'Its', 'iAm', 'Not', 'The', 'El', 'La', 'Im', 'Ur', 'O', 'Ye']) +
      random.pick(NOUNS),
  ],
  [5, (random) => random.pick(NOUNS).toLowerCase() + numberEnding(random)],
  [7, (random) => random.pick(ROMANIZED) + (random.chance(0.5) ? numberEnding(random) : '')],
  [5, (random) => random.pick(ROMANIZED) + random.pick(ROMANIZED)],
  [6, (random) => leet(random.pick(NOUNS) + (random.chance(0.4) ? random.pick(THINGS) : ''), random)],
  [5, (random) => wrapped(random.pick([...NOUNS, ...FIRST_NAMES]), random)],
  [6, (random) => random.pick(QUALITIES).toLowerCase() + random.pick(CREATURES).toLowerCase()],
  [
    5,
    (random) =>
      random.pick(FOODS) +
      random.pick([
        'Lover',
        'King',
        'Mage',
        'Boy',
        'Girl',
        'Fan',
        'Thief',
        'Time',
        'Eater',
        'chan',
        'kun',
        'zin',
      ]),
  ],
  [6, invented],
  [4, (random) => stretched(random.pick([...FIRST_NAMES, ...FOODS, ...CREATURES]), random)],
  [3, (random) => random.pick(ONE_OFFS)],
];

const TOTAL_WEIGHT = STYLES.reduce((sum, [weight]) => sum + weight, 0);

/** What the second characters of an account are named after: its first one. */
const ALTERNATE_ENDINGS = [
  'Alt',
  'Mule',
  'Shop',
  'Store',
  'Bank',
  'x',
  'xx',
  '2',
  '3',
  'II',
  'Jr',
  'HS',
  'Leech',
  'Bish',
  'Sin',
  'Mage',
  'Arch',
  'Tank',
  'HB',
  'Aran',
  'DW',
  'NW',
  'Sair',
  'Bucc',
] as const;

/** Hands out different names of 3 to 12 letters and digits. Names that differ in case alone are the same. */
export class PlayerNames {
  private readonly taken = new Set<string>();

  constructor(private readonly random: DemoRandom) {}

  /** Takes a name that is meant for somebody. */
  reserve(name: string): string {
    this.taken.add(name.toLowerCase());
    return name;
  }

  next(): string {
    for (;;) {
      const name = this.tryToTake(styled(this.random));
      if (name !== undefined) return name;
    }
  }

  /** A name that shows whose other character it is; any name where none is left. */
  alternateOf(name: string): string {
    const stem = name.replace(/\d+$/, '').slice(0, MAX_NAME - 2);
    for (const ending of this.random.sample(ALTERNATE_ENDINGS, 3)) {
      if (stem.length + ending.length > MAX_NAME) continue;
      const alternate = this.tryToTake(stem + ending);
      if (alternate !== undefined) return alternate;
    }
    return this.next();
  }

  private tryToTake(name: string): string | undefined {
    const key = name.toLowerCase();
    if (name.length < MIN_NAME || name.length > MAX_NAME || this.taken.has(key)) return undefined;
    this.taken.add(key);
    return name;
  }
}

function styled(random: DemoRandom): string {
  let left = random.between(1, TOTAL_WEIGHT);
  for (const [weight, style] of STYLES) {
    left -= weight;
    if (left <= 0) return style(random);
  }
  return invented(random);
}

/** Years of birth, favourite numbers, or just what was free. */
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

/** Letters held down a little too long. */
function stretched(word: string, random: DemoRandom): string {
  const at = random.between(1, word.length - 1);
  const letter = word.charAt(at);
  return word.slice(0, at) + letter.repeat(random.between(2, 3)) + word.slice(at + 1);
}

const SYLLABLES =
  'ae al an ar ash bel bri cae cor da del dra el en eth fae fen gar gil hal io ith ja ka kel kor lae li lor lu ma mir mor na nim nys or pha qui ra ren ri ryn sa sei syl ta thal tor ul va ves vi wyn xan xi ya yth za zeph zul'.split(
    ' ',
  );

/** A name out of nowhere, as of a book. */
function invented(random: DemoRandom): string {
  const parts = Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES)).join('');
  return random.chance(0.7) ? parts.charAt(0).toUpperCase() + parts.slice(1) : parts;
}
