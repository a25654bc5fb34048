import type { Action } from '@portico/avatar';
import type { WeaponType } from '@portico/domain';
import { HAND_LEFT, OUTLINE_WIDTH } from '../people/figure.js';
import { forgeWornWeapon } from '../people/wardrobe.js';
import type { WornItem } from '../people/worn-items.js';
import { type FigurePose, POSES, RESTING, turned } from './figure-pose.js';
import { scaleOutlines, warpMarkup } from './markup-points.js';
import type { PieceFrames, SpritePiece } from './sprite-pieces.js';

/** How one stands and walks with a weapon, as most of its type have it in the game; 1 where absent. */
const STANCES: Readonly<Partial<Record<WeaponType, { stand: 1 | 2; walk: 1 | 2 }>>> = {
  twoHandedSword: { stand: 2, walk: 1 },
  twoHandedAxe: { stand: 2, walk: 2 },
  twoHandedMace: { stand: 2, walk: 2 },
  spear: { stand: 2, walk: 2 },
  polearm: { stand: 2, walk: 2 },
  crossbow: { stand: 2, walk: 2 },
};

/** Weapons that leave no hand for a shield. */
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

/** A weapon in its hand; whoever sits has put it away. */
export function weaponFrames(weapon: WornItem, type: WeaponType): PieceFrames {
  const { stand, walk } = stancesWith(type);
  const actions: readonly Action[] = [`stand${stand}`, `walk${walk}`, 'alert', 'jump'];
  return Object.fromEntries(
    actions.map((action) => {
      const [pose = RESTING] = POSES[action];
      return [action, [{ delay: pose.delay, pieces: [weaponPiece(weapon, type, pose)] }]];
    }),
  );
}

function weaponPiece(weapon: WornItem, type: WeaponType, { weaponTurn }: FigurePose): SpritePiece {
  const { markup, turn, scale, shift } = forgeWornWeapon(weapon, type);
  const held = warpMarkup(scaleOutlines(markup, scale), ({ x, y }) =>
    turned({ x: HAND_LEFT.x + shift + x * scale, y: HAND_LEFT.y + y * scale }, HAND_LEFT, turn + weaponTurn),
  );
  return {
    name: 'weapon',
    markup: held,
    outlineWidth: OUTLINE_WIDTH * scale,
    layer: 'weaponOverArm',
    anchors: { hand: RESTING.anchors.hand },
  };
}
