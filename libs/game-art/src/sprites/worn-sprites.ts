import type { LayerName, Action } from '@portico/avatar';
import type { WeaponType } from '@portico/domain';
import {
  figureShape,
  ARM_LEFT,
  ARM_RIGHT,
  drawArm,
  drawHands,
  HAND_LEFT,
  HAND_RIGHT,
  OUTLINE_WIDTH,
} from '../people/figure.js';
import { coverOf, type HatName } from '../people/hair.js';
import {
  drawWornCape,
  drawWornCoat,
  drawWornPants,
  drawWornShoes,
  forgeWornWeapon,
} from '../people/wardrobe.js';
import { drawShield, type ForgedWeapon } from '../people/weapons.js';
import { clothOfItem, hatClothOf, type WornItem } from '../people/worn-items.js';
import { BROW, RESTING, POSES, turned } from './figure-pose.js';
import { shapesOf, type FigureShape, scaleOutlines, warpShapes } from './figure-shapes.js';
import {
  onArms,
  onBody,
  type PieceFrames,
  pieceOf,
  posedFrames,
  stillFrames,
  type SpritePiece,
} from './sprite-pieces.js';

export function capFrames(cap: WornItem, hat: HatName): PieceFrames {
  const layer = coverOf(hat) === 'nothing' ? 'capOverHair' : 'cap';
  return stillFrames([
    pieceOf('default', shapesOf(figureShape(`people/hats/${hat}`, hatClothOf(cap))), layer, { brow: BROW }),
  ]);
}

/** A coat with its sleeves, and with trousers if it is one piece. */
export function coatFrames(coat: WornItem, isLong: boolean): PieceFrames {
  const cloth = clothOfItem(coat);
  const mail = shapesOf(drawWornCoat(coat, isLong));
  const sleeves = shapesOf(drawArm(cloth.main, ARM_LEFT + ARM_RIGHT));
  const trousers = shapesOf(isLong ? figureShape('people/bottoms/trousers', cloth) : '');
  return posedFrames((pose) => {
    const { navel } = pose.anchors;
    return [
      pieceOf('mail', onBody(mail, pose), 'mailChest', { navel }),
      pieceOf('mailArm', onArms(sleeves, pose), 'mailChestOverPants', { navel }),
      pieceOf('pants', onBody(trousers, pose), 'pants', { navel }),
    ];
  });
}

export function pantsFrames(pants: WornItem): PieceFrames {
  return framesOnBody('pants', drawWornPants(pants), 'pants');
}

export function shoesFrames(shoes: WornItem): PieceFrames {
  return framesOnBody('shoes', drawWornShoes(shoes), 'shoesOverPants');
}

/** Capes are drawn behind long hair, which falls over them. */
export function capeFrames(cape: WornItem): PieceFrames {
  return framesOnBody('cape', drawWornCape(cape), 'backWing');
}

function framesOnBody(name: string, markup: string, layer: LayerName): PieceFrames {
  const shapes = shapesOf(markup);
  return posedFrames((pose) => [pieceOf(name, onBody(shapes, pose), layer, { navel: pose.anchors.navel })]);
}

export function gloveFrames(glove: WornItem): PieceFrames {
  const { main } = clothOfItem(glove);
  const { hand, handMove } = RESTING.anchors;
  return stillFrames([
    pieceOf('lGlove', shapesOf(drawHands(main, HAND_LEFT)), 'gloveBelowWeapon', { hand }),
    pieceOf('rGlove', shapesOf(drawHands(main, HAND_RIGHT)), 'gloveBelowWeapon', { handMove }),
  ]);
}

export function shieldFrames(shield: WornItem): PieceFrames {
  const { handMove } = RESTING.anchors;
  const shapes = shapesOf(drawShield(shield.choices, clothOfItem(shield).main));
  return stillFrames([pieceOf('shield', shapes, 'shieldOverHair', { handMove })]);
}

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
