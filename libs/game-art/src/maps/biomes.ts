import { PictureChoices } from '../choices.js';
import type { NameIn } from '../filled-shape.js';
import { BIOME_WORDS, BIOMES, COMMON_BIOMES, LASTING_BIOMES } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import type { ToneNumbers } from '../shape.js';

/** Known facts about a map's place in the world. */
export interface MapPlace {
  readonly id: number;
  readonly name: string;
  readonly streetName: string;
  readonly mapMark: string;
  readonly isTown: boolean;
}

/** Scenery in map units with its foot at 0 0; up is negative. */
export type SceneryName = NameIn<'maps'>;

/** Look of a kind of land in the morning. */
export interface Biome extends Readonly<
  Record<'skyTop' | 'skyLow' | 'far' | 'near' | 'soil' | 'cover' | 'leaf', ToneNumbers>
> {
  /** Whether grass grows on the ground. */
  readonly isPlanted: boolean;
  /** Whether there is rock instead of a sky. Then there are no clouds, sun or stars. */
  readonly isBelowGround: boolean;
  readonly scenery: readonly [SceneryName, ...SceneryName[]];
}

type BiomeName = keyof typeof BIOMES;

const biomeNamed = choiceByPattern<BiomeName>(BIOME_WORDS);

/** Maps with neighboring ids look alike if no word of theirs is known. */
const NEIGHBORS = 1_000_000;

/** Biomes that stay as they are in lands of snow or sea. All others there get snow or water too. */
const LASTING: ReadonlySet<BiomeName> = new Set(LASTING_BIOMES);
const CLIMATES: ReadonlySet<BiomeName> = new Set(['snow', 'sea']);

/** Chooses a map's look by its name, else its street, its mark, its neighbors. Harbors look different in lands of snow. */
export function biomeOf(place: MapPlace): Biome {
  return { ...BIOMES.meadow, ...BIOMES[biomeNameOf(place)] };
}

function biomeNameOf({ id, name, streetName, mapMark }: MapPlace): BiomeName {
  const own = biomeNamed(name);
  const around = [streetName, mapMark].map(biomeNamed);
  const climate = around.find((named) => named !== undefined && CLIMATES.has(named));
  if (climate !== undefined && (own === undefined || !LASTING.has(own))) return climate;
  const named = own ?? around.find((each) => each !== undefined);
  return named ?? new PictureChoices('map', Math.floor(id / NEIGHBORS)).pick('biome', COMMON_BIOMES);
}
