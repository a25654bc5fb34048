import { beast, brute, frog, hedgehog } from './bodies/beast-bodies.js';
import { folk } from './bodies/folk-bodies.js';
import { cactus, flower, gourd, sprout, stump } from './bodies/grown-bodies.js';
import { armor, bones, golem, machine, robe } from './bodies/made-bodies.js';
import { thing } from './bodies/thing-bodies.js';
import { crab, dragon, fish, serpent, shellback } from './bodies/scaled-bodies.js';
import { blob, ghost, jelly, emblem, mushroom } from './bodies/soft-bodies.js';
import { bat, beetle, bird, imp, moth, spider } from './bodies/winged-bodies.js';
import type { BodyDrawing } from './monster-brush.js';

/** The families that monsters come in. */
export const BODIES = {
  blob,
  mushroom,
  ghost,
  jelly,
  emblem,
  beast,
  hedgehog,
  frog,
  brute,
  dragon,
  serpent,
  shellback,
  crab,
  fish,
  bird,
  bat,
  moth,
  beetle,
  spider,
  imp,
  sprout,
  flower,
  gourd,
  stump,
  cactus,
  golem,
  machine,
  armor,
  robe,
  bones,
  thing,
  folk,
} satisfies Record<string, BodyDrawing>;

export type BodyName = keyof typeof BODIES;

/** For monsters whose name tells nothing: common ones twice, the sinister ones at higher levels alone. */
export const MEEK_BODIES: readonly [BodyName, ...BodyName[]] = [
  'blob',
  'blob',
  'mushroom',
  'shellback',
  'beast',
  'beast',
  'beast',
  'bird',
  'sprout',
  'flower',
  'beetle',
  'hedgehog',
  'frog',
  'moth',
  'fish',
  'crab',
  'stump',
  'gourd',
  'cactus',
  'jelly',
  'bat',
  'spider',
];
export const STRONG_BODIES: readonly [BodyName, ...BodyName[]] = [
  'folk',
  'dragon',
  'dragon',
  'golem',
  'machine',
  'ghost',
  'imp',
  'armor',
  'robe',
  'bones',
  'serpent',
  'brute',
  'beast',
  'emblem',
  'thing',
  'spider',
  'jelly',
  'bird',
  'stump',
  'bat',
  'fish',
];
