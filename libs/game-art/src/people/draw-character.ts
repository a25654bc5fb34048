import { FIRST_LONG_COAT, weaponTypeOf, type CharacterLook, type WeaponType } from '@portico/domain';
import { Drawing } from '../drawing.js';
import { assembleFigure, drawFace, framedAsBust, HAND_LEFT, figureShape } from './figure.js';
import { faceStyleOf, hairOfId } from './features.js';
import { hairUnder } from './hair.js';
import { LINEN, skinOf } from './people-colors.js';
import { drawWornCape, drawWornCoat, drawWornPants, drawWornShoes, forgeWornWeapon } from './wardrobe.js';
import { drawShield, drawWeapon } from './weapons.js';
import { clothOfItem, hatClothOf, hatOf, type ItemKnowledge, type WornItem, wornItem } from './worn-items.js';

const SIZE = 96;

export interface CharacterFraming {
  /** The whole figure with its weapon, or only head and shoulders. */
  view?: 'figure' | 'bust';
  /** Facts about worn items from the game files, so that they look as in their own pictures. Without these, the ids decide. */
  knowledgeOf?: ItemKnowledge;
}

/** Draws a character, 96 by 96. Accepts any numbers. */
export function drawCharacter(look: CharacterLook, framing: CharacterFraming = {}): Drawing {
  const { view = 'figure', knowledgeOf = () => undefined } = framing;
  const skin = skinOf(look.skin);
  const worn = (id: number | undefined): WornItem | undefined =>
    id === undefined ? undefined : wornItem(id, knowledgeOf);
  const [cap, coat, glove, shield] = [look.cap, look.coat, look.glove, look.shield].map(worn);
  const hat = cap === undefined ? undefined : hatOf(cap);
  const hair = hairUnder(hat, hairOfId(look.hair));
  const isRobed = coat !== undefined && coat.id >= FIRST_LONG_COAT;
  const figure = assembleFigure({
    skin,
    back: drawWornCape(worn(look.cape)) + hair.behind,
    legs: isRobed
      ? figureShape('people/bottoms/trousers', clothOfItem(coat))
      : drawWornPants(worn(look.pants), skin),
    shoes: drawWornShoes(worn(look.shoes), skin),
    torso: drawWornCoat(coat, isRobed),
    sleeves: coat === undefined ? LINEN : clothOfItem(coat).main,
    gloves: glove === undefined ? undefined : clothOfItem(glove).main,
    face: drawFace(faceStyleOf(look)),
    hair: hair.front,
    hat: cap === undefined || hat === undefined ? '' : figureShape(`people/hats/${hat}`, hatClothOf(cap)),
    leftHand: view === 'bust' ? undefined : heldWeapon(worn(look.weapon), look.weaponType),
    rightHand:
      view === 'bust' || shield === undefined
        ? undefined
        : drawShield(shield.choices, clothOfItem(shield).main),
  });
  const framed = view === 'bust' ? framedAsBust(figure) : figure;
  return new Drawing(SIZE, SIZE, () => framed);
}

function heldWeapon(weapon: WornItem | undefined, weaponType: WeaponType | undefined): string | undefined {
  const type = weaponType ?? (weapon === undefined ? undefined : weaponTypeOf(weapon.id));
  return weapon === undefined || type === undefined
    ? undefined
    : drawWeapon(forgeWornWeapon(weapon, type), HAND_LEFT);
}
