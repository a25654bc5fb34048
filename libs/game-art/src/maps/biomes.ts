import { PictureChoices } from '../choices.js';
import type { Tone } from '../color.js';
import type { SceneryName } from './scenery.js';

/** What is known of a map's place in the world. */
export interface MapPlace {
  readonly id: number;
  readonly name: string;
  readonly streetName: string;
  readonly mapMark: string;
  readonly isTown: boolean;
}

/** How a kind of land looks in the morning. */
export interface Biome {
  readonly skyTop: Tone;
  readonly skyLow: Tone;
  readonly far: Tone;
  readonly near: Tone;
  readonly soil: Tone;
  readonly cover: Tone;
  readonly leaf: Tone;
  /** Tufts of grass on the cover. */
  readonly isPlanted: boolean;
  /** Rock instead of sky: neither clouds nor sun nor stars. */
  readonly isBelowGround: boolean;
  readonly scenery: readonly [SceneryName, ...SceneryName[]];
}

const MORNING: Tone = { lightness: 0.8, chroma: 0.09, hue: 235 };
const PAPER: Tone = { lightness: 0.95, chroma: 0.045, hue: 95 };

const MEADOW: Biome = {
  skyTop: MORNING,
  skyLow: PAPER,
  far: { lightness: 0.83, chroma: 0.055, hue: 190 },
  near: { lightness: 0.79, chroma: 0.1, hue: 145 },
  soil: { lightness: 0.57, chroma: 0.075, hue: 60 },
  cover: { lightness: 0.75, chroma: 0.17, hue: 135 },
  leaf: { lightness: 0.65, chroma: 0.14, hue: 140 },
  isPlanted: true,
  isBelowGround: false,
  scenery: ['tree', 'bush', 'tree', 'fence', 'flower'],
};

const BIOMES = {
  meadow: MEADOW,
  forest: {
    ...MEADOW,
    skyTop: { lightness: 0.78, chroma: 0.07, hue: 200 },
    skyLow: { lightness: 0.93, chroma: 0.06, hue: 125 },
    far: { lightness: 0.76, chroma: 0.06, hue: 165 },
    near: { lightness: 0.66, chroma: 0.09, hue: 155 },
    cover: { lightness: 0.67, chroma: 0.15, hue: 142 },
    leaf: { lightness: 0.54, chroma: 0.12, hue: 150 },
    scenery: ['tree', 'pine', 'tree', 'mushroom', 'bush'],
  },
  coast: {
    ...MEADOW,
    skyTop: { lightness: 0.82, chroma: 0.1, hue: 230 },
    skyLow: { lightness: 0.96, chroma: 0.04, hue: 85 },
    far: { lightness: 0.77, chroma: 0.08, hue: 225 },
    near: { lightness: 0.7, chroma: 0.1, hue: 220 },
    soil: { lightness: 0.72, chroma: 0.07, hue: 75 },
    cover: { lightness: 0.88, chroma: 0.08, hue: 88 },
    leaf: { lightness: 0.62, chroma: 0.13, hue: 150 },
    isPlanted: false,
    scenery: ['palm', 'rock', 'lamp', 'palm', 'bush'],
  },
  canyon: {
    ...MEADOW,
    skyTop: { lightness: 0.82, chroma: 0.08, hue: 60 },
    skyLow: { lightness: 0.95, chroma: 0.06, hue: 85 },
    far: { lightness: 0.8, chroma: 0.08, hue: 55 },
    near: { lightness: 0.72, chroma: 0.1, hue: 48 },
    soil: { lightness: 0.56, chroma: 0.1, hue: 48 },
    cover: { lightness: 0.77, chroma: 0.11, hue: 68 },
    leaf: { lightness: 0.6, chroma: 0.11, hue: 135 },
    isPlanted: false,
    scenery: ['cactus', 'rock', 'rock', 'cactus', 'pillar'],
  },
  snow: {
    ...MEADOW,
    skyTop: { lightness: 0.82, chroma: 0.06, hue: 250 },
    skyLow: { lightness: 0.97, chroma: 0.015, hue: 230 },
    far: { lightness: 0.88, chroma: 0.035, hue: 240 },
    near: { lightness: 0.82, chroma: 0.045, hue: 235 },
    soil: { lightness: 0.58, chroma: 0.045, hue: 255 },
    cover: { lightness: 0.97, chroma: 0.012, hue: 230 },
    leaf: { lightness: 0.6, chroma: 0.07, hue: 175 },
    isPlanted: false,
    scenery: ['pine', 'rock', 'pine', 'crystal', 'pine'],
  },
  cave: {
    ...MEADOW,
    skyTop: { lightness: 0.36, chroma: 0.04, hue: 285 },
    skyLow: { lightness: 0.52, chroma: 0.05, hue: 275 },
    far: { lightness: 0.44, chroma: 0.045, hue: 280 },
    near: { lightness: 0.38, chroma: 0.045, hue: 285 },
    soil: { lightness: 0.4, chroma: 0.035, hue: 60 },
    cover: { lightness: 0.6, chroma: 0.06, hue: 110 },
    leaf: { lightness: 0.72, chroma: 0.12, hue: 200 },
    isPlanted: false,
    isBelowGround: true,
    scenery: ['crystal', 'mushroom', 'rock', 'crystal', 'lamp'],
  },
  sea: {
    ...MEADOW,
    skyTop: { lightness: 0.74, chroma: 0.1, hue: 215 },
    skyLow: { lightness: 0.5, chroma: 0.1, hue: 245 },
    far: { lightness: 0.56, chroma: 0.09, hue: 230 },
    near: { lightness: 0.48, chroma: 0.085, hue: 235 },
    soil: { lightness: 0.6, chroma: 0.06, hue: 80 },
    cover: { lightness: 0.83, chroma: 0.07, hue: 90 },
    leaf: { lightness: 0.62, chroma: 0.14, hue: 165 },
    isPlanted: false,
    isBelowGround: true,
    scenery: ['weed', 'coral', 'weed', 'rock', 'coral'],
  },
  sky: {
    ...MEADOW,
    skyTop: { lightness: 0.76, chroma: 0.1, hue: 250 },
    skyLow: { lightness: 0.95, chroma: 0.04, hue: 310 },
    far: { lightness: 0.93, chroma: 0.025, hue: 260 },
    near: { lightness: 0.97, chroma: 0.015, hue: 260 },
    soil: { lightness: 0.78, chroma: 0.04, hue: 70 },
    cover: { lightness: 0.8, chroma: 0.13, hue: 150 },
    leaf: { lightness: 0.75, chroma: 0.11, hue: 350 },
    scenery: ['tree', 'pillar', 'flower', 'lamp', 'bush'],
  },
  ruins: {
    ...MEADOW,
    skyTop: { lightness: 0.74, chroma: 0.06, hue: 290 },
    skyLow: { lightness: 0.92, chroma: 0.05, hue: 70 },
    far: { lightness: 0.76, chroma: 0.045, hue: 290 },
    near: { lightness: 0.67, chroma: 0.045, hue: 280 },
    soil: { lightness: 0.57, chroma: 0.03, hue: 85 },
    cover: { lightness: 0.74, chroma: 0.045, hue: 100 },
    leaf: { lightness: 0.57, chroma: 0.09, hue: 140 },
    isPlanted: false,
    scenery: ['pillar', 'lamp', 'pillar', 'bush', 'rock'],
  },
  clockwork: {
    ...MEADOW,
    skyTop: { lightness: 0.78, chroma: 0.07, hue: 300 },
    skyLow: { lightness: 0.95, chroma: 0.05, hue: 60 },
    far: { lightness: 0.82, chroma: 0.06, hue: 40 },
    near: { lightness: 0.76, chroma: 0.08, hue: 30 },
    soil: { lightness: 0.56, chroma: 0.09, hue: 35 },
    cover: { lightness: 0.82, chroma: 0.12, hue: 88 },
    leaf: { lightness: 0.66, chroma: 0.13, hue: 25 },
    isPlanted: false,
    scenery: ['gear', 'blocks', 'gear', 'lamp', 'blocks'],
  },
  ember: {
    ...MEADOW,
    skyTop: { lightness: 0.46, chroma: 0.07, hue: 30 },
    skyLow: { lightness: 0.76, chroma: 0.13, hue: 60 },
    far: { lightness: 0.5, chroma: 0.07, hue: 30 },
    near: { lightness: 0.42, chroma: 0.06, hue: 25 },
    soil: { lightness: 0.36, chroma: 0.03, hue: 30 },
    cover: { lightness: 0.62, chroma: 0.16, hue: 42 },
    leaf: { lightness: 0.42, chroma: 0.05, hue: 40 },
    isPlanted: false,
    scenery: ['bareTree', 'rock', 'crystal', 'bareTree', 'rock'],
  },
  market: {
    ...MEADOW,
    skyLow: { lightness: 0.95, chroma: 0.06, hue: 75 },
    far: { lightness: 0.86, chroma: 0.06, hue: 70 },
    near: { lightness: 0.8, chroma: 0.08, hue: 60 },
    soil: { lightness: 0.56, chroma: 0.08, hue: 55 },
    cover: { lightness: 0.74, chroma: 0.09, hue: 65 },
    isPlanted: false,
    scenery: ['stall', 'lamp', 'stall', 'blocks', 'stall'],
  },
} as const satisfies Record<string, Biome>;

type BiomeName = keyof typeof BIOMES;

/** Words of names that tell what a place looks like; the first biome that knows one of the words is it. */
const WORDS: readonly (readonly [BiomeName, RegExp])[] = [
  ['market', /\b(market|bazaar|shops?|stores?|mall)\b/],
  ['ember', /\b(ash|fire|flames?|lava|volcan\w*|embers?|magma|scorch\w*|hell|infern\w*)\b/],
  ['snow', /\b(snow\w*|ice|icy|frost\w*|cold|glacier|winter|frozen|blizzard|christmas|chill\w*)\b/],
  [
    'sea',
    /\b(sea|aqua\w*|underwater|reef|ocean|coral|sunken|abyss\w*|submarine|seaweed|kelp|pearl\w*|trench|diving)\b/,
  ],
  [
    'cave',
    /\b(caves?|caverns?|dungeons?|tunnels?|mines?|sewers?|subway|holes?|nests?|lairs?|crypts?|tombs?|depths?|underground|basement|cellar|shaft|pits?|graves?|under\w*)\b/,
  ],
  [
    'clockwork',
    /\b(clock\w*|time|toys?|gears?|factory|labs?|laborator\w*|machines?|robots?|hours?|eos|helios)\b/,
  ],
  ['sky', /\b(sky\w*|clouds?|heavens?|air\w*|stars?|comets?|cabin|flight|floating)\b/],
  [
    'ruins',
    /\b(temples?|ruins?|shrines?|keep|castles?|chapels?|altars?|sanctuary|towers?|palace|library|pyramid|mansion|cathedral|guild|hall|corridor|chambers?)\b/,
  ],
  [
    'canyon',
    /\b(desert|oasis|mirage|sirocco|caravan\w*|mesa|saguaro|cactus|sand\w*|dunes?|canyon|gorge|cliffs?|rocky?|crag\w*|mountains?|peak|summit|excavation|wasteland|valley|highlands?)\b/,
  ],
  [
    'meadow',
    /\b(hunting grounds?|fields?|meadows?|farms?|gardens?|hills?|parks?|pastures?|plains?|ranch|patch|rise)\b/,
  ],
  ['coast', /\b(\w*harbou?r|ports?|beach|docks?|ships?|quay|piers?|cove|shore|boat)\b/],
  [
    'forest',
    /\b(forests?|\w*woods?|trees?|groves?|orchards?|bamboo|jungle|swamps?|bogs?|moss\w*|mushrooms?|moth)\b/,
  ],
];

/** Where no word tells: places near each other by id look alike. */
const BIOMES_BY_CHANCE: readonly [BiomeName, ...BiomeName[]] = [
  'meadow',
  'forest',
  'forest',
  'meadow',
  'canyon',
  'coast',
];

const NEIGHBORS = 1_000_000;

/** What snow and sea leave as it is: everything else in their lands lies under snow or water too. */
const LASTING: ReadonlySet<BiomeName> = new Set([
  'market',
  'ember',
  'snow',
  'sea',
  'cave',
  'clockwork',
  'sky',
]);
const CLIMATES: ReadonlySet<BiomeName> = new Set(['snow', 'sea']);

function biomeTold(words: string): BiomeName | undefined {
  const spoken = words.toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(spoken))?.[0];
}

/**
 * What a map looks like: by its name, else its street, else its mark, else shared with its neighbours. A harbour is another one in
 * lands of snow.
 */
export function biomeOf({ id, name, streetName, mapMark }: MapPlace): Biome {
  const own = biomeTold(name);
  const around = [streetName, mapMark].map(biomeTold);
  const climate = around.find((named) => named !== undefined && CLIMATES.has(named));
  if (climate !== undefined && (own === undefined || !LASTING.has(own))) return BIOMES[climate];
  const named = own ?? around.find((each) => each !== undefined);
  return BIOMES[
    named ?? new PictureChoices('map', Math.floor(id / NEIGHBORS)).pick('biome', BIOMES_BY_CHANCE)
  ];
}
