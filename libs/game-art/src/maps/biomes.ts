import { PictureChoices } from '../choices.js';
import { BIOMES, type Biome, type BiomeName } from './biome-table.js';

/** Known facts about a map's place in the world. */
export interface MapPlace {
  readonly id: number;
  readonly name: string;
  readonly streetName: string;
  readonly mapMark: string;
  readonly isTown: boolean;
}

/** Words of names that say what a place looks like. The first biome with a matching word counts. */
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

/** Biomes for maps without a known word. Maps with neighboring ids look alike. */
const BIOMES_BY_CHANCE: readonly [BiomeName, ...BiomeName[]] = [
  'meadow',
  'forest',
  'forest',
  'meadow',
  'canyon',
  'coast',
];

const NEIGHBORS = 1_000_000;

/** Biomes that stay as they are in lands of snow or sea. All others there get snow or water too. */
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

/** Chooses a map's look by its name, else its street, its mark, its neighbors. Harbors look different in lands of snow. */
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
