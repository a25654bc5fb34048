import { FIRST_LONG_COAT, weaponTypeOf } from '@portico/domain';
import type { CharacterLook, WeaponType } from '@portico/domain';
import { PictureChoices } from '../choices.js';
import { Drawing } from '../drawing.js';
import { BOTTOMS } from './clothes.js';
import { assembleFigure, drawFace, EYE_STYLES, framedAsBust, HAND_LEFT, MOUTH_STYLES } from './figure.js';
import { drawHair } from './hair.js';
import { HATS, LIGHT_HATS } from './hats.js';
import { dyeOf, irisOf, LINEN, skinOf } from './people-colors.js';
import { drawWornCape, drawWornCoat, drawWornPants, drawWornShoes } from './wardrobe.js';
import { drawShield, drawWeapon } from './weapons.js';
import {
  bladeOf,
  clothOfItem,
  hatClothOf,
  hatOf,
  type ItemKnowledge,
  type WornItem,
  wornItem,
} from './worn-items.js';

const SIZE = 96;

export interface CharacterFraming {
  /** The whole figure with what it holds, or head and shoulders. */
  view?: 'figure' | 'bust';
  /** What the game files say of worn items, so that they look as in their own pictures; their ids decide without. */
  knowledgeOf?: ItemKnowledge;
}

/** A character, 96 by 96. Any numbers are taken. */
export function drawCharacter(look: CharacterLook, framing: CharacterFraming = {}): Drawing {
  const { view = 'figure', knowledgeOf = () => undefined } = framing;
  const skin = skinOf(look.skin);
  const worn = (id: number | undefined): WornItem | undefined =>
    id === undefined ? undefined : wornItem(id, knowledgeOf);
  const [cap, coat, glove, shield] = [look.cap, look.coat, look.glove, look.shield].map(worn);
  const hat = cap === undefined ? undefined : hatOf(cap);
  const hair = hairOf(look, hat !== undefined && !LIGHT_HATS.has(hat));
  const isRobed = coat !== undefined && coat.id >= FIRST_LONG_COAT;
  const figure = assembleFigure({
    skin,
    back: drawWornCape(worn(look.cape)) + hair.back,
    legs: isRobed ? BOTTOMS.trousers(clothOfItem(coat)) : drawWornPants(worn(look.pants), look.gender, skin),
    shoes: drawWornShoes(worn(look.shoes), skin),
    torso: drawWornCoat(coat, isRobed),
    sleeves: coat === undefined ? LINEN : clothOfItem(coat).main,
    gloves: glove === undefined ? undefined : clothOfItem(glove).main,
    face: faceOf(look),
    hair: hair.front,
    hat: cap === undefined || hat === undefined ? '' : HATS[hat](hatClothOf(cap)),
    leftHand: view === 'bust' ? undefined : heldWeapon(worn(look.weapon), look.weaponType),
    rightHand:
      view === 'bust' || shield === undefined
        ? undefined
        : drawShield(shield.choices, clothOfItem(shield).main),
  });
  const framed = view === 'bust' ? framedAsBust(figure) : figure;
  return new Drawing(SIZE, SIZE, () => framed);
}

function heldWeapon(weapon: WornItem | undefined, heldAs: WeaponType | undefined): string | undefined {
  const type = heldAs ?? (weapon === undefined ? undefined : weaponTypeOf(weapon.id));
  if (weapon === undefined || type === undefined) return undefined;
  const blade = bladeOf(weapon, type === 'wand' || type === 'staff');
  return drawWeapon(type, { choices: weapon.choices, blade }, HAND_LEFT);
}

/** Styles of the game are tens of ids apart; women's lie in their own thousands. */
function hairOf({ hair }: CharacterLook, isHatted: boolean) {
  const style = Math.floor(hair / 10);
  const isLong = [31, 34, 37, 38].includes(Math.floor(hair / 1000));
  return drawHair(new PictureChoices('hair', style), dyeOf(Math.abs(hair) % 10), { isLong, isHatted });
}

/** The hundreds of a face are its lenses; the rest is its form. */
function faceOf({ face, gender, hair }: CharacterLook): string {
  const form = new PictureChoices('face', Math.floor(face / 1000) * 100 + (Math.abs(face) % 100));
  const [bold, soft] = [
    EYE_STYLES.filter((style) => style !== 'lashes'),
    EYE_STYLES.filter((style) => style !== 'dot'),
  ];
  const styles = gender === 0 ? bold : soft;
  return drawFace({
    eyes: styles[form.integer('eyes', 0, styles.length - 1)] ?? 'round',
    iris: irisOf(face),
    mouth: form.pick('mouth', MOUTH_STYLES),
    isRosy: form.chance('rosy', gender === 0 ? 0.45 : 0.85),
    brows: form.chance('brows', 0.6) ? dyeOf(Math.abs(hair) % 10).line : undefined,
  });
}
