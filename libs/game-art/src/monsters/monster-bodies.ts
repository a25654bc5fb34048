import { flower, jelly } from './computed-bodies.js';
import type { NameIn } from '../filled-shape.js';
import { formOf, isForm, monsterShape, type BodyDrawing, type Body, type Brush } from './monster-brush.js';

/** Draws a body from a file in `shapes/monsters`. */
function drawnBody(name: NameIn<'monsters'>, brush: Brush, shares: Record<string, number> = {}): Body {
  const filled = monsterShape(name, brush, { fierceness: brush.fierceness, ...shares });
  const { body } = filled.shape;
  if (body === undefined) throw new Error(`${name} is no body`);
  const { outline, behind, marks, front, places, flags } = body;
  const [faceX = 0, faceY = 0, gap = 0, size = 0] = filled.place(places.face);
  const [crownX = 0, crownY = 0] = filled.place(places.crown);
  const [shadowX = 0, half = 0] = filled.place(places.shadow);
  const shoulders = places.shoulders && filled.place(places.shoulders);
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
    ...(shoulders && { shoulders: { y: shoulders[0] ?? 0, half: shoulders[1] ?? 0 } }),
    floats: is('floats'),
    hasGlowingEyes: is('glowing-eyes'),
    isMouthless: is('mouthless'),
    isCrowned: is('crowned'),
  };
}

/** Breeds in the order of their variants in the file. */
const BREEDS = ['cat', 'bear', 'rabbit', 'hound', 'goat', 'mouse', 'pig'] as const;

/** Sitting furry animal: a large head, a small body, and the ears of its breed. */
function beast(brush: Brush): Body {
  const breed = formOf(brush, BREEDS);
  const body = drawnBody('beast', brush, { form: (BREEDS.indexOf(breed) + 0.5) / BREEDS.length });
  return {
    ...body,
    isCrowned: breed === 'goat' || (body.isCrowned ?? false),
    isMouthless: breed === 'pig',
  };
}

const THINGS = ['chest', 'lantern', 'book', 'bell', 'kettle', 'letter'] as const;
/** Bodies as tall as people. */
const FOLK = ['rogue', 'sailor', 'doll', 'servant', 'snowman', 'straw', 'climber'] as const;

const drawn =
  (name: NameIn<'monsters'>): BodyDrawing =>
  (brush) =>
    drawnBody(name, brush);

/** The families of monsters. */
export const BODIES = {
  blob: (brush) => drawnBody(brush.choices.chance('tip', 0.5) ? 'pointed-blob' : 'blob', brush),
  mushroom: drawn('mushroom'),
  ghost: (brush) => drawnBody(isForm(brush, 'flame', 0.4) ? 'flame' : 'ghost', brush),
  jelly,
  emblem: (brush) => drawnBody(`emblem-${formOf(brush, ['star', 'crystal', 'heart', 'moon'])}`, brush),
  beast,
  hedgehog: drawn('hedgehog'),
  frog: drawn('frog'),
  brute: drawn('brute'),
  dragon: drawn('dragon'),
  serpent: drawn('serpent'),
  shellback: (brush) => drawnBody(isForm(brush, 'turtle', 0.45) ? 'turtle' : 'snail', brush),
  crab: drawn('crab'),
  fish: (brush) => drawnBody(isForm(brush, 'ray', 0.35) ? 'ray' : 'round-fish', brush),
  bird: (brush) => drawnBody(isForm(brush, 'owl', 0.35) ? 'owl' : 'bird', brush),
  bat: drawn('bat'),
  moth: drawn('moth'),
  beetle: drawn('beetle'),
  spider: (brush) => drawnBody(isForm(brush, 'scorpion', 0.4) ? 'scorpion' : 'spider', brush),
  imp: drawn('imp'),
  sprout: drawn('sprout'),
  flower,
  gourd: (brush) => drawnBody(brush.choices.chance('tall', 0.35) ? 'tall-gourd' : 'gourd', brush),
  stump: (brush) => drawnBody(brush.choices.chance('tree', 0.45) ? 'tree' : 'stump', brush),
  cactus: drawn('cactus'),
  golem: drawn('golem'),
  machine: drawn('machine'),
  armor: drawn('armor'),
  robe: drawn('robe'),
  bones: drawn('bones'),
  thing: (brush) => drawnBody(`thing-${formOf(brush, THINGS)}`, brush),
  folk: (brush) => drawnBody(`folk-${formOf(brush, FOLK)}`, brush),
} satisfies Record<string, BodyDrawing>;

export type BodyName = keyof typeof BODIES;
