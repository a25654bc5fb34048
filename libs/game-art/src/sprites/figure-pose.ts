import type { Action, Point } from '@portico/avatar';
import { MOVEMENTS } from '../generated/tables.js';
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
  arms: Warp;
  weaponTurn: number;
  /** Relative to the ground, in units of the game. */
  anchors: { navel: Point; neck: Point; hand: Point; handMove: Point };
}

const standing = MOVEMENTS.breathing.map(poseOf);
const passing = poseOf(MOVEMENTS.passing);
/** In the left step, the foot on the viewer's left is up, and the weight is on the other one. */
const walking = [poseOf(MOVEMENTS.leftStep), passing, poseOf(MOVEMENTS.rightStep), passing];

/** The movements of the table by the actions of the game, which has a stand and a walk for each way to hold a weapon. */
export const POSES: Readonly<Record<Action, readonly FigurePose[]>> = {
  stand1: standing,
  stand2: standing,
  walk1: walking,
  walk2: walking,
  alert: MOVEMENTS.alert.map(poseOf),
  sit: MOVEMENTS.sitting.map(poseOf),
  jump: MOVEMENTS.jumping.map(poseOf),
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
