import { weaponTypeOf } from '@portico/domain';
import type { WeaponType } from '@portico/domain';
import { PictureChoices } from '../choices.js';
import { svgDocument } from '../svg.js';
import { BOTTOMS, CAPES, type Cloth, ROBES, SHOES, TOPS } from './clothes.js';
import { assembleFigure, drawFace, EYE_STYLES, framedAsBust, HAND_LEFT, MOUTH_STYLES } from './figure.js';
import { drawHair } from './hair.js';
import { HATS, type HatName, LIGHT_HATS } from './hats.js';
import { clothOf, DENIM, dyeOf, irisOf, LEATHER, LINEN, metalOf, skinOf } from './people-colors.js';
import { drawShield, drawWeapon } from './weapons.js';

/** What a character looks like: ids of the game, as its tables hold them; what is absent is not worn. */
export interface CharacterLook {
  /** 0 male, otherwise female. */
  gender: number;
  /** 0 to 5, 9 to 11. */
  skin: number;
  face: number;
  /** The last digit is the dye. */
  hair: number;
  cap?: number;
  coat?: number;
  pants?: number;
  shoes?: number;
  glove?: number;
  cape?: number;
  shield?: number;
  weapon?: number;
  /** How the weapon is held; needed for cash covers, whose ids do not tell. */
  weaponType?: WeaponType;
}

/** The look of somebody of whom nothing is known. */
export const DEFAULT_LOOK: CharacterLook = { gender: 0, skin: 0, face: 20_000, hair: 30_000 };

/** Coats from this id on are one piece with the trousers. */
export const FIRST_LONG_COAT = 1_050_000;

const SIZE = 96;

/** A character as an SVG document of 96 x 96: the whole figure, or head and shoulders. Any numbers are taken. */
export function drawCharacter(look: CharacterLook, framing: 'figure' | 'bust' = 'figure'): string {
  const skin = skinOf(look.skin);
  const hat = look.cap === undefined ? undefined : hatOf(look.cap);
  const hair = hairOf(look, hat !== undefined && !LIGHT_HATS.has(hat.name));
  const isRobed = (look.coat ?? 0) >= FIRST_LONG_COAT;
  const weaponType = look.weaponType ?? (look.weapon === undefined ? undefined : weaponTypeOf(look.weapon));
  const figure = assembleFigure({
    skin,
    back: (look.cape === undefined ? '' : capeOf(look.cape)) + hair.back,
    legs: isRobed ? BOTTOMS.trousers(clothFor(look.coat ?? 0)) : bottomOf(look, skin),
    shoes: shoesOf(look.shoes, skin),
    torso: torsoOf(look.coat),
    sleeves: look.coat === undefined ? LINEN : clothFor(look.coat).main,
    gloves: look.glove === undefined ? undefined : clothFor(look.glove).main,
    face: faceOf(look),
    hair: hair.front,
    hat: hat?.drawing,
    leftHand:
      framing === 'bust' || look.weapon === undefined || weaponType === undefined
        ? undefined
        : drawWeapon(weaponType, new PictureChoices('weapon', look.weapon), HAND_LEFT),
    rightHand:
      framing === 'bust' || look.shield === undefined
        ? undefined
        : drawShield(new PictureChoices('shield', look.shield), clothFor(look.shield).main),
  });
  return svgDocument({ width: SIZE }, framing === 'bust' ? framedAsBust(figure) : figure);
}

function clothFor(itemId: number): Cloth {
  const choices = new PictureChoices('cloth', itemId);
  return { main: clothOf(choices, 'main'), trim: clothOf(choices, 'trim'), metal: metalOf(choices) };
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

const HAT_NAMES: readonly [HatName, ...HatName[]] = [
  'cap',
  'helmet',
  'helmet',
  'horned',
  'wizard',
  'straw',
  'bandana',
  'crown',
  'hood',
  'beret',
  'ears',
  'headband',
  'goggles',
  'feather',
  'flowers',
  'tricorn',
  'nightcap',
];

function hatOf(cap: number): { name: HatName; drawing: string } {
  const name = new PictureChoices('cap', cap).pick('hat', HAT_NAMES);
  return { name, drawing: HATS[name](clothFor(cap)) };
}

function torsoOf(coat: number | undefined): string {
  if (coat === undefined) return TOPS.shirt({ main: LINEN, trim: LINEN, metal: LINEN });
  const choices = new PictureChoices('coat', coat);
  const cloth = clothFor(coat);
  return coat >= FIRST_LONG_COAT
    ? ROBES[choices.pick('robe', ['robe', 'dress', 'overcoat', 'kimono'] as const)](cloth)
    : TOPS[
        choices.pick('top', [
          'shirt',
          'belted',
          'buttons',
          'vest',
          'striped',
          'plated',
          'plated',
          'scarf',
          'coat',
        ] as const)
      ](cloth);
}

function bottomOf({ pants, gender }: CharacterLook, skin: ReturnType<typeof skinOf>): string {
  if (pants === undefined) return BOTTOMS.shorts({ main: DENIM, trim: LINEN, metal: LINEN }, skin);
  const choices = new PictureChoices('pants', pants);
  const kind =
    gender === 0
      ? choices.pick('bottom', ['trousers', 'trousers', 'shorts'] as const)
      : choices.pick('bottom', ['trousers', 'skirt', 'skirt', 'shorts'] as const);
  return BOTTOMS[kind](clothFor(pants), skin);
}

function shoesOf(shoes: number | undefined, skin: ReturnType<typeof skinOf>): string {
  if (shoes === undefined) return SHOES.sandals({ main: LEATHER, trim: LINEN, metal: LINEN }, skin);
  const kind = new PictureChoices('shoes', shoes).pick('shoes', [
    'boots',
    'boots',
    'shoes',
    'sandals',
  ] as const);
  return SHOES[kind](clothFor(shoes), skin);
}

function capeOf(cape: number): string {
  const kind = new PictureChoices('cape', cape).pick('cape', [
    'cape',
    'cape',
    'tattered',
    'wings',
    'mantle',
  ] as const);
  return CAPES[kind](clothFor(cape));
}
