import { beast, frog } from './bodies/beast-bodies.js';
import { cactus, flower, gourd, sprout, stump } from './bodies/grown-bodies.js';
import { robe } from './bodies/made-bodies.js';
import { crab, dragon, ray, serpent } from './bodies/scaled-bodies.js';
import { blob, ghost, jelly, mushroom } from './bodies/soft-bodies.js';
import { bat, bird, imp, moth, spider } from './bodies/winged-bodies.js';
import { formOf, isForm, type BodyDrawing, type Body, type Brush } from './monster-brush.js';
import { FilledShape, type NameIn } from '../filled-shape.js';
import { paletteColor } from '../items/materials.js';

/** Draws a body from a file in `shapes/monsters`. */
function drawnBody(name: NameIn<'monsters'>, { choices, skin, trim, belly }: Brush): Body {
  const filled = new FilledShape(
    `monsters/${name}`,
    { choices, paints: paletteColor },
    { skin, trim, belly },
  );
  const { body } = filled.shape;
  if (body === undefined) throw new Error(`${name} is no body`);
  const { outline, behind, marks, front, places, flags } = body;
  const [faceX = 0, faceY = 0, gap = 0, size = 0] = places.face;
  const [crownX = 0, crownY = 0] = places.crown;
  const [shadowX = 0, half = 0] = places.shadow;
  const [shoulderY = 0, shoulderHalf = 0] = places.shoulders ?? [];
  const is = (flag: keyof typeof flags): boolean => {
    const conditions = flags[flag];
    return conditions !== undefined && filled.meets(conditions);
  };
  return {
    shape: filled.path(outline),
    behind: filled.paths(behind),
    marks: filled.paths(marks),
    front: filled.paths(front),
    face: { x: faceX, y: faceY, gap, size },
    crown: { x: crownX, y: crownY },
    shadow: { x: shadowX, half },
    ...(places.shoulders !== undefined && { shoulders: { y: shoulderY, half: shoulderHalf } }),
    floats: is('floats'),
    hasGlowingEyes: is('glowing-eyes'),
    isMouthless: is('mouthless'),
    isCrowned: is('crowned'),
  };
}

/** Things that are monsters. */
const THINGS = ['chest', 'lantern', 'book', 'bell', 'kettle', 'letter'] as const;
/** Bodies as tall as people. */
const FOLK = ['rogue', 'sailor', 'doll', 'servant', 'snowman', 'straw', 'climber'] as const;

/** The families of monsters. */
export const BODIES = {
  blob,
  mushroom,
  ghost,
  jelly,
  emblem: (brush) => drawnBody(`emblem-${formOf(brush, ['star', 'crystal', 'heart', 'moon'])}`, brush),
  beast,
  hedgehog: (brush) => drawnBody('hedgehog', brush),
  frog,
  brute: (brush) => drawnBody('brute', brush),
  dragon,
  serpent,
  shellback: (brush) => drawnBody(isForm(brush, 'turtle', 0.45) ? 'turtle' : 'snail', brush),
  crab,
  fish: (brush) => (isForm(brush, 'ray', 0.35) ? ray(brush) : drawnBody('round-fish', brush)),
  bird,
  bat,
  moth,
  beetle: (brush) => drawnBody('beetle', brush),
  spider,
  imp,
  sprout,
  flower,
  gourd,
  stump,
  cactus,
  golem: (brush) => drawnBody('golem', brush),
  machine: (brush) => drawnBody('machine', brush),
  armor: (brush) => drawnBody('armor', brush),
  robe,
  bones: (brush) => drawnBody('bones', brush),
  thing: (brush) => drawnBody(`thing-${formOf(brush, THINGS)}`, brush),
  folk: (brush) => drawnBody(`folk-${formOf(brush, FOLK)}`, brush),
} satisfies Record<string, BodyDrawing>;

export type BodyName = keyof typeof BODIES;

/** Bodies for monsters without a known word in the name. Common ones are listed twice, sinister ones only for higher levels. */
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
