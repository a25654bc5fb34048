import { PictureChoices } from '../choices.js';
import { hexOf } from '../color.js';
import type { ToneNumbers } from '../shape.js';
import { biomeOf, type MapPlace, type SceneryName } from './biomes.js';

/** Colors of one map under one sky, as `#rrggbb`. */
export interface MapColors {
  readonly skyTop: string;
  readonly skyLow: string;
  readonly far: string;
  readonly near: string;
  readonly soil: string;
  readonly soilLight: string;
  readonly soilDark: string;
  readonly cover: string;
  readonly coverLight: string;
  readonly coverDark: string;
  readonly leaf: string;
  readonly leafLight: string;
  readonly leafDark: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly wall: string;
  readonly roof: string;
  readonly light: string;
  readonly cloud: string;
}

/** The portal's two skies: morning and night. */
export const SKIES = ['day', 'night'] as const;

export type Sky = (typeof SKIES)[number];

export interface MapStyle {
  readonly sky: Sky;
  readonly colors: MapColors;
  readonly isPlanted: boolean;
  readonly isBelowGround: boolean;
  readonly scenery: readonly [SceneryName, ...SceneryName[]];
}

/** Colors and ids for one drawing of a map. */
export interface MapBrush extends MapStyle {
  /** Factor for line widths; 1 for a map of full size. */
  readonly boldness: number;
  /** Prefix of the ids. */
  readonly ids: string;
}

const TOWN_SCENERY: readonly SceneryName[] = ['house', 'lamp', 'house', 'bush'];

const ROOF_HUES: readonly [number, ...number[]] = [25, 45, 250, 150, 320];

/** How a map is drawn under one of the two skies: colors and scenery of its biome, with houses in towns. */
export function mapStyle(place: MapPlace, sky: Sky): MapStyle {
  const biome = biomeOf(place);
  // A market keeps its stalls even if the files call it a town.
  const hasHouses = place.isTown && !biome.scenery.includes('stall');
  const roofHue = new PictureChoices('map', place.isTown ? place.id : 0).pick('roof', ROOF_HUES);
  const lit = (tone: ToneNumbers) => hex(sky === 'day' ? tone : atNight(tone));
  const shifted = ([lightness, chroma, hue]: ToneNumbers, by: number) => lit([lightness + by, chroma, hue]);
  const wood: ToneNumbers = [0.5, 0.07, 55];
  return {
    sky,
    isPlanted: biome.isPlanted,
    isBelowGround: biome.isBelowGround,
    scenery: hasHouses ? [biome.scenery[0], ...TOWN_SCENERY] : biome.scenery,
    colors: {
      skyTop: hex(sky === 'day' ? biome.skyTop : nightSky(biome.skyTop, 0.23)),
      skyLow: hex(sky === 'day' ? biome.skyLow : nightSky(biome.skyLow, 0.4)),
      far: lit(biome.far),
      near: lit(biome.near),
      soil: lit(biome.soil),
      soilLight: shifted(biome.soil, 0.07),
      soilDark: shifted(biome.soil, -0.13),
      cover: lit(biome.cover),
      coverLight: shifted(biome.cover, 0.1),
      coverDark: shifted(biome.cover, -0.15),
      leaf: lit(biome.leaf),
      leafLight: shifted(biome.leaf, 0.09),
      leafDark: shifted(biome.leaf, -0.11),
      wood: lit(wood),
      woodDark: shifted(wood, -0.12),
      wall: lit([0.91, 0.04, 80]),
      roof: lit([0.6, 0.14, roofHue]),
      light: hex(sky === 'day' ? [0.9, 0.06, 85] : [0.88, 0.15, 85]),
      cloud: sky === 'day' ? '#ffffff' : hex([0.5, 0.06, 280]),
    },
  };
}

const hex = ([lightness, chroma, hue]: ToneNumbers) => hexOf({ lightness, chroma, hue });

const NIGHT_HUE = 280;

/** A color in moonlight: darker, paler, and closer to the blue of the night. */
function atNight([lightness, chroma, hue]: ToneNumbers): ToneNumbers {
  const apart = ((NIGHT_HUE - hue + 540) % 360) - 180;
  return [0.09 + lightness * 0.48, chroma * 0.58 + 0.015, hue + apart * 0.13];
}

/** Night skies are indigo with a little of the biome's morning color. */
function nightSky([, chroma, hue]: ToneNumbers, lightness: number): ToneNumbers {
  const apart = ((hue - NIGHT_HUE + 540) % 360) - 180;
  return [lightness, Math.max(0.06, chroma * 0.8), NIGHT_HUE + apart * 0.12];
}
