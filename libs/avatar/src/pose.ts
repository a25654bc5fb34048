import type { WeaponType } from '@portico/domain';
import type { SpriteFrames, SpriteSet } from './sprite-set.js';

export const STANCES = ['stand', 'walk', 'alert', 'sit', 'jump'] as const;

export type Stance = (typeof STANCES)[number];

/** Actions of the game's files behind the stances. Other actions of a set are never drawn. */
export const ACTIONS = ['stand1', 'stand2', 'walk1', 'walk2', 'alert', 'sit', 'jump'] as const;

export type Action = (typeof ACTIONS)[number];

/** The faces that are drawn: at rest, and blinking. */
export const EXPRESSIONS = ['default', 'blink'] as const;

export type Expression = (typeof EXPRESSIONS)[number];

/** One moment of a character. A frame past the end means the last one. */
export interface Pose {
  stance: Stance;
  frame: number;
  expression: Expression;
  expressionFrame: number;
}

export const RESTING_POSE: Pose = { stance: 'stand', frame: 0, expression: 'default', expressionFrame: 0 };

/** Duration of a frame without one in its file. */
const DEFAULT_DELAY_MS = 180;

/** The frames of a weapon; of a cash cover those for the weapon it covers, or else its first. */
export function framesOf(set: SpriteSet, weaponType: SpriteSetUse['weaponType']): SpriteFrames {
  if (set.variants === undefined) return set.frames;
  const own = weaponType === undefined ? undefined : set.variants[weaponType];
  return own ?? Object.values(set.variants)[0] ?? set.frames;
}

/** A set as a look uses it. */
export interface SpriteSetUse {
  set: SpriteSet;
  /** For a cash weapon: the type of the weapon that it covers. */
  weaponType?: WeaponType | undefined;
}

/** The action of a stance with a weapon in the hand: two-handed weapons change standing and walking. */
export function actionOf(stance: Stance, uses: readonly SpriteSetUse[]): Action {
  if (stance !== 'stand' && stance !== 'walk') return stance;
  const weapon = uses.find(({ set }) => set.category === 'Weapon');
  if (weapon === undefined) return `${stance}1`;
  const frames = framesOf(weapon.set, weapon.weaponType);
  const asked = weapon.set[stance];
  if (asked !== undefined && frames[`${stance}${asked}`] !== undefined) return `${stance}${asked}`;
  return frames[`${stance}1`] === undefined && frames[`${stance}2`] !== undefined
    ? `${stance}2`
    : `${stance}1`;
}

/** The frames of a stance in order, each with its milliseconds; standing plays forwards and backwards. */
export function timelineOf(
  uses: readonly SpriteSetUse[],
  stance: Stance,
): readonly { frame: number; delay: number }[] {
  const body = uses.find(({ set }) => set.category === 'Body');
  const frames = body?.set.frames[actionOf(stance, uses)] ?? [];
  const forth = frames.map(({ delay }, frame) => ({ frame, delay: delay || DEFAULT_DELAY_MS }));
  if (stance === 'walk') return forth;
  return [...forth, ...forth.slice(1, -1).toReversed()];
}
