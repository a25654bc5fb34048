import type { Action } from '@portico/avatar';
import type { WeaponType } from '@portico/domain';
import { HAND_LEFT, OUTLINE_WIDTH } from '../people/figure.js';
import { forgeWornWeapon } from '../people/wardrobe.js';
import type { ForgedWeapon } from '../people/weapons.js';
import type { WornItem } from '../people/worn-items.js';
import { POSES, RESTING, turned } from './figure-pose.js';
import { type FigureShape, scaleOutlines, shapesOf, warpShapes } from './figure-shapes.js';
import { type PieceFrames, pieceOf, type SpritePiece } from './sprite-pieces.js';

/** Stand and walk actions with a weapon, as most weapons of its type have in the game. Other types have 1. */
const STANCES: Readonly<Partial<Record<WeaponType, { stand: 1 | 2; walk: 1 | 2 }>>> = {
  twoHandedSword: { stand: 2, walk: 1 },
  twoHandedAxe: { stand: 2, walk: 2 },
  twoHandedMace: { stand: 2, walk: 2 },
  spear: { stand: 2, walk: 2 },
  polearm: { stand: 2, walk: 2 },
  crossbow: { stand: 2, walk: 2 },
};

/** Weapons that need both hands, so no shield fits. */
const TWO_HANDED: ReadonlySet<WeaponType> = new Set([
  'twoHandedSword',
  'twoHandedAxe',
  'twoHandedMace',
  'bow',
  'crossbow',
]);

export function stancesWith(type: WeaponType): { stand: 1 | 2; walk: 1 | 2 } {
  return STANCES[type] ?? { stand: 1, walk: 1 };
}

export function weaponSlots(type: WeaponType): string {
  return TWO_HANDED.has(type) ? 'WpSi' : 'Wp';
}

/** Frames of a weapon in the hand. Seated characters put it away. */
export function weaponFrames(weapon: WornItem, type: WeaponType): PieceFrames {
  const { stand, walk } = stancesWith(type);
  const actions: readonly Action[] = [`stand${stand}`, `walk${walk}`, 'alert', 'jump'];
  const forged = forgeWornWeapon(weapon, type);
  const upright = scaleOutlines(shapesOf(forged.markup), forged.scale);
  const turns = new Set(actions.map(turnIn));
  const pieces = new Map([...turns].map((turn) => [turn, heldPiece(forged, upright, turn)]));
  return Object.fromEntries(
    actions.map((action) => {
      const piece = pieces.get(turnIn(action));
      return [action, [{ delay: POSES[action][0]?.delay ?? 0, pieces: piece === undefined ? [] : [piece] }]];
    }),
  );
}

function turnIn(action: Action): number {
  return POSES[action][0]?.weaponTurn ?? 0;
}

function heldPiece(
  { scale, shift, turn }: ForgedWeapon,
  upright: readonly FigureShape[],
  more: number,
): SpritePiece {
  const held = warpShapes(upright, ({ x, y }) =>
    turned({ x: HAND_LEFT.x + shift + x * scale, y: HAND_LEFT.y + y * scale }, HAND_LEFT, turn + more),
  );
  const piece = pieceOf('weapon', held, 'weaponOverArm', { hand: RESTING.anchors.hand });
  return { ...piece, outlineWidth: OUTLINE_WIDTH * scale };
}
