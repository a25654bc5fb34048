import type { LayerName } from '@portico/avatar';
import {
  figureShape,
  ARM_LEFT,
  ARM_RIGHT,
  drawArm,
  drawHands,
  HAND_LEFT,
  HAND_RIGHT,
} from '../people/figure.js';
import { coverOf, type HatName } from '../people/hair.js';
import { drawWornCape, drawWornCoat, drawWornPants, drawWornShoes } from '../people/wardrobe.js';
import { drawShield } from '../people/weapons.js';
import { clothOfItem, hatClothOf, type WornItem } from '../people/worn-items.js';
import { BROW, RESTING } from './figure-pose.js';
import { shapesOf } from './figure-shapes.js';
import { onArms, onBody, type PieceFrames, pieceOf, posedFrames, stillFrames } from './sprite-pieces.js';

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
