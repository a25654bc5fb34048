import type { Tone } from '../color.js';
import type { NameIn } from '../filled-shape.js';

/** Scenery in map units with its foot at 0 0; up is negative. */
export type SceneryName = NameIn<'maps'>;

/** Look of a kind of land in the morning. */
export interface Biome {
  readonly skyTop: Tone;
  readonly skyLow: Tone;
  readonly far: Tone;
  readonly near: Tone;
  readonly soil: Tone;
  readonly cover: Tone;
  readonly leaf: Tone;
  /** Whether grass grows on the ground. */
  readonly isPlanted: boolean;
  /** Whether there is rock instead of a sky. Then there are no clouds, sun or stars. */
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

export const BIOMES = {
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
    scenery: ['bare-tree', 'rock', 'crystal', 'bare-tree', 'rock'],
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

export type BiomeName = keyof typeof BIOMES;
