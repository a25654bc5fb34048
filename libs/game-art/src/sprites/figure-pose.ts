import type { Action, Point } from '@portico/avatar';
import { HAND_LEFT, HAND_RIGHT } from '../people/figure.js';
import type { Warp } from './path-points.js';
import { anchorAt, figureUnits } from './figure-shapes.js';

/** Movements of a figure in one frame: distances in units of the game, turns in degrees clockwise. Parts without one rest. */
interface Bend {
  delay: number;
  /** The hips, which move everything above them. */
  hips?: Point;
  /** The chest relative to the hips. It moves arms and head. */
  chest?: Point;
  /** The feet, first the one on the viewer's left. */
  feet?: readonly [Point, Point];
  /** Turns of the arms at the shoulders, first the one with the weapon. */
  arms?: readonly [number, number];
  /** Turn of the weapon in the hand. */
  weapon?: number;
}

const at = (x: number, y: number): Point => ({ x, y });

const BREATHING: readonly Bend[] = [
  { delay: 500 },
  { delay: 500, chest: at(0, 0.5), arms: [-2, 2] },
  { delay: 500, chest: at(0, 1), arms: [-4, 4] },
];

/** The foot on the viewer's left is up, the weight on the other one. */
const LEFT_STEP: Bend = {
  delay: 180,
  hips: at(1, 0.5),
  feet: [at(-1, -4), at(0.5, 0)],
  chest: at(0.5, 0),
  arms: [-10, -16],
};
const RIGHT_STEP: Bend = {
  delay: 180,
  hips: at(-1, 0.5),
  feet: [at(-0.5, 0), at(1, -4)],
  chest: at(-0.5, 0),
  arms: [10, 14],
};
const PASSING: Bend = { delay: 180, hips: at(0, -1), feet: [at(0.5, -0.5), at(-0.5, -0.5)] };

const WIDE: readonly [Point, Point] = [at(-3, 0), at(3, 0)];
const ALERT: readonly Bend[] = [0, 0.5, 1].map((sink, step) => ({
  delay: 400,
  hips: at(0, 1.5),
  chest: at(0, sink),
  feet: WIDE,
  arms: [28 - step * 3, -12 + step * 2],
  weapon: 8,
}));

const SITTING: Bend = { delay: 0, hips: at(0, 6), feet: [at(-2.5, 0.5), at(2.5, 0.5)], arms: [-10, -8] };

const JUMPING: Bend = {
  delay: 0,
  hips: at(0, -2),
  feet: [at(-1.5, -7), at(1, -5)],
  arms: [50, -50],
  weapon: 4,
};

const SHOULDERS: readonly [Point, Point] = [at(38, 63), at(58, 63)];
const NAVEL = at(48, 70);
const NECK = at(48, 58);
export const BROW = anchorAt(at(48, 35));

/** Heights between which a figure bends. */
const CHEST = 60;
const HIPS = 74;
const ANKLES = 86;
/** Half the width of the middle, where both legs move the points. */
const BETWEEN_LEGS = 3;

/** Moves all points of a figure in one frame. */
export interface FigurePose {
  delay: number;
  isResting: boolean;
  /** Moves torso and legs, and the clothes on them. */
  body: Warp;
  /** Moves both arms. */
  arms: Warp;
  weaponTurn: number;
  /** Relative to the ground, in units of the game. */
  anchors: { navel: Point; neck: Point; hand: Point; handMove: Point };
}

const BREATHING_POSES = BREATHING.map(poseOf);
const PASSING_POSE = poseOf(PASSING);
const WALKING_POSES = [poseOf(LEFT_STEP), PASSING_POSE, poseOf(RIGHT_STEP), PASSING_POSE];

export const POSES: Readonly<Record<Action, readonly FigurePose[]>> = {
  stand1: BREATHING_POSES,
  stand2: BREATHING_POSES,
  walk1: WALKING_POSES,
  walk2: WALKING_POSES,
  alert: ALERT.map(poseOf),
  sit: [poseOf(SITTING)],
  jump: [poseOf(JUMPING)],
};

export const RESTING: FigurePose = poseOf({ delay: 0 });

function poseOf(bend: Bend): FigurePose {
  const { delay, ...posture } = bend;
  const { hips = at(0, 0), chest = at(0, 0), feet = [at(0, 0), at(0, 0)], arms = [0, 0] } = posture;
  const body = bodyWarp(hips, chest, feet);
  const armWarp: Warp = (point) => {
    const side = point.x < NAVEL.x ? 0 : 1;
    const shoulder = SHOULDERS[side];
    return added(turned(point, shoulder, arms[side]), difference(body(shoulder), shoulder));
  };
  return {
    delay,
    isResting: Object.keys(posture).length === 0,
    body,
    arms: armWarp,
    weaponTurn: posture.weapon ?? 0,
    anchors: {
      navel: anchorAt(body(NAVEL)),
      neck: anchorAt(body(NECK)),
      hand: anchorAt(armWarp(HAND_LEFT)),
      handMove: anchorAt(armWarp(HAND_RIGHT)),
    },
  };
}

/** Moves body and clothes alike, so that they always fit. */
function bodyWarp(hips: Point, chest: Point, feet: readonly [Point, Point]): Warp {
  return (point) => {
    const upward = share((HIPS - point.y) / (HIPS - CHEST));
    const downward = share((point.y - HIPS) / (ANKLES - HIPS));
    const right = share((point.x - NAVEL.x + BETWEEN_LEGS) / (BETWEEN_LEGS * 2));
    const foot = (axis: 'x' | 'y'): number => feet[0][axis] * (1 - right) + feet[1][axis] * right;
    const moved = (axis: 'x' | 'y'): number =>
      hips[axis] * (1 - downward) + chest[axis] * upward + foot(axis) * downward;
    return added(point, at(figureUnits(moved('x')), figureUnits(moved('y'))));
  };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

export function turned(point: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [point.x - about.x, point.y - about.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: about.x + x * cos - y * sin, y: about.y + x * sin + y * cos };
}

function added(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

function difference(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}
