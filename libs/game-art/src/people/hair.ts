import type { Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { oval, part, stain, stroke } from '../shapes.js';
import { OUTLINE } from './figure.js';

/** Hair in layers, around a head of x 26 to 70 and y 15 to 59. */
export interface Hair {
  /** Behind the body. */
  back: string;
  /** Behind the body too, but clear of the head: there is no room for it in a helmet. */
  loose: string;
  /** What stands up behind the head, where no hat covers it. */
  top: string;
  front: string;
  /** The front as a hat presses it down. */
  pressed: string;
}

/** Everything above the fringe: the same dome for all, so that hats fit. */
const DOME = 'M23 44Q19 11 48 10q29 1 25 34';
/** The dome under a hat: no higher than the lowest hats reach down. */
const PRESSED_DOME = 'M23 44Q20 23 48 22q28 1 25 22';

/** Closes the dome from (73, 44) back to (23, 44). */
const FRINGES = {
  swept: 'q-3-5-4-10-9-1-15-7-8 7-22 7-5 3-9 10z',
  parted: 'q-4-4-5-11-12-1-17-9-4 9-18 9-5 4-10 11z',
  bangs: 'l-4-8-5 4-4-6-6 5-6-6-6 6-6-5-4 6-5-4-4 8z',
  jagged: 'l-5-9-3 4-7-9-3 6-8-8-5 9-6-5-3 9-4-5-6 8z',
  curtain: 'q-7-5-9-16-8-3-16-4-8 1-16 4-2 11-9 16z',
  round: 'q-3-11-25-11t-25 11z',
  side: 'q-2-6-3-9-24 3-34-7-1 8-9 8-3 4-4 8z',
  high: 'q-1-12-10-18-15-4-30 0-9 6-10 18z',
} as const;

type Fringe = keyof typeof FRINGES;

const TOPS: Readonly<Record<string, string>> = {
  none: '',
  tuft: 'M44 12Q42 2 52 2q-3 4 4 9z',
  spikes: 'M26 24L18 12l13 3 1-11 11 7 7-10 6 10 11-6 0 11 13-1-9 10-23-8z',
  waves: 'M26 26q-8-6 0-10 0-8 9-8 5-6 13-3 9-4 14 3 9 0 8 8 8 5 0 10l-22-9z',
  knot: oval(48, 8, 7.5),
  buns: `${oval(27, 14, 8.5)}${oval(69, 14, 8.5)}`,
};

const BACKS: Readonly<Record<string, string>> = {
  none: '',
  nape: 'M25 38h46q2 12-4 17H29q-6-5-4-17z',
  bob: 'M22 36h52q5 18-2 24-6 3-12 0H36q-6 3-12 0-7-6-2-24z',
  long: 'M22 34h52q2 24 4 40-6 8-16 4H34q-10 4-16-4 2-16 4-40z',
  wavy: 'M22 34h52q-2 12 3 18 4 8 0 14 3 8-4 12-8 2-12-2H35q-4 4-12 2-7-4-4-12-4-6 0-14 5-6 3-18z',
  tail: 'M62 29q20-5 23 14 2 16-7 26-3-7-3-12-1-10-12-16z',
  twins: 'M26 26Q4 22 6 50q1 16 9 24 3-8 3-14 0-14 10-20zM70 26q22-4 20 24-1 16-9 24-3-8-3-14 0-14-10-20z',
  braids:
    'M28 46q-12 4-12 12 0 6 5 8-6 4-4 10 8 0 10-6 4-8 8-20zM68 46q12 4 12 12 0 6-5 8 6 4 4 10-8 0-10-6-4-8-8-20z',
};

type Back = keyof typeof BACKS;

/** Hair on which the light falls. */
const LIT: ReadonlySet<Back> = new Set(['tail', 'twins', 'braids']);
/** Hair that hangs clear of the head from where helmets are. */
const LOOSE: ReadonlySet<Back> = new Set(['tail', 'twins']);

const SHORT: readonly [Back, ...Back[]] = ['none', 'none', 'nape', 'nape', 'bob', 'tail'];
const LONG: readonly [Back, ...Back[]] = ['bob', 'long', 'long', 'wavy', 'tail', 'twins', 'braids', 'nape'];
const ROUGH_TOPS: readonly [string, ...string[]] = ['none', 'waves', 'knot', 'spikes', 'spikes', 'tuft'];
const NEAT_TOPS: readonly [string, ...string[]] = ['none', 'none', 'none', 'tuft', 'knot', 'buns', 'waves'];
const FRINGE_NAMES: readonly [Fringe, ...Fringe[]] = [
  'swept',
  'parted',
  'bangs',
  'jagged',
  'curtain',
  'round',
  'side',
  'high',
];

/** A haircut by choices. */
export function drawHair(choices: PictureChoices, dye: Material, options: { isLong: boolean }): Hair {
  const style = choices.pick('back', options.isLong ? LONG : SHORT);
  const back = BACKS[style] ?? '';
  const top = TOPS[choices.pick('top', options.isLong ? NEAT_TOPS : ROUGH_TOPS)] ?? '';
  const fringe = FRINGES[choices.pick('fringe', FRINGE_NAMES)];
  const locks =
    options.isLong && choices.chance('locks', 0.6)
      ? part(dye.base, 'M24 40q-2 12 1 20 5-4 5-20zM72 40q2 12-1 20-5-4-5-20z')
      : '';
  const shine = stroke(
    dye.light,
    2.6,
    choices.pick('shine', ['M31 24q4-7 11-8', 'M30 26q2-5 6-8M39 16l3-1', 'M33 20q12-8 28-1']),
  );
  const hanging = back === '' ? '' : part(LIT.has(style) ? dye.base : dye.shade, back);
  return {
    back: LOOSE.has(style) ? '' : hanging,
    loose: LOOSE.has(style) ? hanging : '',
    top: top === '' ? '' : part(dye.base, top),
    front: locks + part(dye.base, DOME + fringe) + shine,
    pressed: locks + part(dye.base, PRESSED_DOME + fringe),
  };
}

/** No hair at all. */
export const BALD: Hair = { back: '', loose: '', top: '', front: '', pressed: '' };

/** Hair of the old and the bald: a wreath around the ears. */
export function wreathOf(dye: Material): Hair {
  const shine = stain('#ffffff55', oval(40, 21, 6, 3));
  return {
    ...BALD,
    back: part(dye.base, 'M22 34q-6 12 4 20h44q10-8 4-20z'),
    front: shine,
    pressed: shine,
  };
}

export const BEARDS = {
  full: 'M27 46q1 22 21 24 20-2 21-24-5 6-12 4-9-4-18 0-7 2-12-4z',
  goatee: 'M42 55q6-2 12 0 0 8-6 12-6-4-6-12z',
  long: 'M28 47q0 20 8 26 6 8 12 15 6-7 12-15 8-6 8-26-5 5-11 3-9-4-18 0-6 2-11-3z',
  moustache: 'M48 49q-4-4-11-1-3 2-5 0 2 7 9 6 5 0 7-3 2 3 7 3 7 1 9-6-2 2-5 0-7-3-11 1z',
} as const;

export function drawBeard(dye: Material, kind: keyof typeof BEARDS): string {
  const mouth = kind === 'full' || kind === 'long' ? stroke(OUTLINE, 2, 'M44.5 53q3.5 2.6 7 0') : '';
  return part(dye.base, BEARDS[kind]) + mouth;
}
