import { coverOf, HATS, type HatName } from '../people/hats.js';
import { BOTTOMS } from '../people/clothes.js';
import { ARM_LEFT, ARM_RIGHT, drawArm, drawHands, HAND_LEFT, HAND_RIGHT } from '../people/figure.js';
import { drawWornCape, drawWornCoat, drawWornPants, drawWornShoes } from '../people/wardrobe.js';
import { drawShield } from '../people/weapons.js';
import { clothOfItem, hatClothOf, type WornItem } from '../people/worn-items.js';
import { BROW, RESTING } from './figure-pose.js';
import { onArms, onBody, type PieceFrames, pieceOf, posedFrames, stillFrames } from './sprite-pieces.js';

export function capFrames(cap: WornItem, hat: HatName): PieceFrames {
  const layer = coverOf(hat) === 'nothing' ? 'capOverHair' : 'cap';
  return stillFrames([pieceOf('default', HATS[hat](hatClothOf(cap)), layer, { brow: BROW })]);
}

/** A coat with its sleeves, and with trousers where it is one piece with them. */
export function coatFrames(coat: WornItem, isLong: boolean): PieceFrames {
  const cloth = clothOfItem(coat);
  return posedFrames((pose) => {
    const { navel } = pose.anchors;
    return [
      pieceOf('mail', onBody(drawWornCoat(coat, isLong), pose), 'mailChest', { navel }),
      pieceOf('mailArm', onArms(drawArm(cloth.main, ARM_LEFT + ARM_RIGHT), pose), 'mailChestOverPants', {
        navel,
      }),
      pieceOf('pants', isLong ? onBody(BOTTOMS.trousers(cloth), pose) : '', 'pants', { navel }),
    ];
  });
}

export function pantsFrames(pants: WornItem): PieceFrames {
  return posedFrames((pose) => [
    pieceOf('pants', onBody(drawWornPants(pants), pose), 'pants', { navel: pose.anchors.navel }),
  ]);
}

export function shoesFrames(shoes: WornItem): PieceFrames {
  return posedFrames((pose) => [
    pieceOf('shoes', onBody(drawWornShoes(shoes), pose), 'shoesOverPants', { navel: pose.anchors.navel }),
  ]);
}

/** Capes lie behind long hair, which falls over them. */
export function capeFrames(cape: WornItem): PieceFrames {
  return posedFrames((pose) => [
    pieceOf('cape', onBody(drawWornCape(cape), pose), 'backWing', { navel: pose.anchors.navel }),
  ]);
}

export function gloveFrames(glove: WornItem): PieceFrames {
  const { main } = clothOfItem(glove);
  const { hand, handMove } = RESTING.anchors;
  return stillFrames([
    pieceOf('lGlove', drawHands(main, HAND_LEFT), 'gloveBelowWeapon', { hand }),
    pieceOf('rGlove', drawHands(main, HAND_RIGHT), 'gloveBelowWeapon', { handMove }),
  ]);
}

export function shieldFrames(shield: WornItem): PieceFrames {
  const { handMove } = RESTING.anchors;
  return stillFrames([
    pieceOf('shield', drawShield(shield.choices, clothOfItem(shield).main), 'shieldOverHair', { handMove }),
  ]);
}
