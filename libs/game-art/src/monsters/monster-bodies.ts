import { beast, frog } from './bodies/beast-bodies.js';
import { cactus, flower, gourd, sprout, stump } from './bodies/grown-bodies.js';
import { crab, dragon, ray, serpent } from './bodies/scaled-bodies.js';
import { blob, ghost, jelly, mushroom } from './bodies/soft-bodies.js';
import { bat, bird, imp, moth, spider } from './bodies/winged-bodies.js';
import { formOf, isForm, type BodyDrawing, type Body, type Brush } from './monster-brush.js';
import { FilledShape, type NameIn } from '../filled-shape.js';
import { paletteColor } from '../items/materials.js';
import { pathData } from '../svg.js';
import { line, oval, part, stain, stroke } from '../svg-elements.js';

/** Robe: a hood with two glowing eyes in it. */
export function robe({ choices, skin, trim, belly }: Brush): Body {
  const tool = choices.pick('tool', [
    () =>
      stroke(trim.line, 7, 'M80 86V24') +
      stroke(trim.base, 3, 'M80 86V24') +
      part('#ffd76a', 'M72 16h16l-3 14H75z') +
      line('M74 14h12M80 8v6'),
    () =>
      stroke(trim.line, 7, 'M80 86V14') +
      stroke(trim.base, 3, 'M80 86V14') +
      part('#dfe5ee', 'M82 18Q62 0 44 18q18-6 36 8z'),
    () =>
      stroke(trim.line, 7, 'M80 86V26') +
      stroke(trim.base, 3, 'M80 86V26') +
      part(belly.light, oval(80, 19, 8)) +
      stain(belly.base, oval(82, 21, 4)),
    () =>
      part(trim.base, 'M66 56h22v26H66z') + part(belly.light, 'M69 58h17v22H69z') + line('M73 64h9M73 69h9'),
  ])();
  const hem = choices.between('hem', 26, 32);
  return {
    shape: pathData`M48 10q-6 2-12 12Q22 34 24 52q-6 18-${hem - 22} 32 ${hem - 4} 5 ${hem + 12} 0q6 4 ${hem} 0Q70 66 72 52q2-18-12-30Q56 8 48 10z`,
    marks:
      stain('#221d33', 'M32 48q-2-22 16-24 18 2 16 24-4 12-16 12T32 48z') +
      stroke(skin.shade, 2.4, 'M40 66q-4 10-6 22M56 66q4 10 6 22') +
      stain(trim.base, 'M20 78h56v4H18z'),
    front: stroke(trim.base, 4, 'M33 56q15 10 30 0') + tool + part(belly.base, oval(76, 62, 5)),
    face: { x: 48, y: 45, gap: 7.5, size: 0.95 },
    crown: { x: 48, y: 11 },
    shadow: { x: 48, half: 32 },
    hasGlowingEyes: true,
    isMouthless: choices.chance('silent', 0.6),
    isCrowned: true,
  };
}

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
