import { PictureChoices } from '../choices.js';
import { Drawing } from '../drawing.js';
import {
  assembleFigure,
  drawFace,
  EYE_STYLES,
  HAND_LEFT,
  HAND_RIGHT,
  MOUTH_STYLES,
  OUTLINE,
  OUTLINE_WIDTH,
  type Cloth,
  figureShape,
} from './figure.js';
import { BALD, drawBeard, drawHair, type Hair, wreathOf, hairUnder, type HatName } from './hair.js';
import { familyEarsOf, muzzleOf, personOf, tailOf, type Person } from './person.js';
import type { HeldName } from './npc-trades.js';
import { hintsOf, signNamed } from './npc-words.js';
import { clothOf, irisOf } from './people-colors.js';

/** Facts that an NPC is drawn from. English words in name and occupation choose trade, family and age. */
export interface NpcDescription {
  id: number;
  name?: string;
  occupation?: string;
}

const SIZE = 96;

/** Draws an NPC, 96 by 96, always the same for the same description. Accepts any number as an id. */
export function drawNpc({ id, name = '', occupation = '' }: NpcDescription): Drawing {
  const sign = signNamed(name.trim());
  if (sign !== undefined) {
    const drawn = figureShape(`people/signs/${sign}`, {}, new PictureChoices('sign', id));
    return new Drawing(
      SIZE,
      SIZE,
      () => `<g stroke="${OUTLINE}" stroke-width="${String(OUTLINE_WIDTH)}">${drawn}</g>`,
    );
  }
  const person = personOf(id, hintsOf(name, occupation));
  const { choices, trade, skin, cloth, isChild } = person;
  const hats: readonly [HatName | 'none', ...(HatName | 'none')[]] = trade.hats ?? ['none'];
  const hat = choices.pick('hat', hats);
  const hair = hairUnder(hat === 'none' ? undefined : hat, hairOf(person));
  const figure = assembleFigure({
    skin,
    back:
      tailOf(person) +
      (choices.chance('caped', 0.1)
        ? figureShape(`people/capes/${choices.pick('cape', ['cape', 'mantle'])}`, cloth)
        : '') +
      hair.behind,
    ...clothesOf(person),
    face: faceOf(person) + (person.family === 'person' || person.family === 'elf' ? '' : muzzleOf(person)),
    hair: hair.front + beardOf(person) + glassesOf(person),
    hat: (hat === 'none' ? '' : figureShape(`people/hats/${hat}`, cloth)) + familyEarsOf(person),
    leftHand: held(choices.pick('held', trade.held ?? ['none']), HAND_LEFT),
    rightHand: choices.chance('second hand', 0.12)
      ? held(choices.pick('second', ['leaf', 'coin', 'lollipop', 'book', 'none'] as const), HAND_RIGHT)
      : '',
    ears:
      person.family === 'elf'
        ? figureShape('people/families/elf-ears', { skin })
        : person.family === 'person'
          ? undefined
          : '',
  });
  const placed = isChild ? `<g transform="translate(7.7 14.4) scale(.84)">${figure}</g>` : figure;
  return new Drawing(SIZE, SIZE, () => placed);
}

function clothesOf({ choices, trade, cloth, skin, isWoman }: Person) {
  const isRobed =
    trade.robes !== undefined && (trade.tops === undefined || (isWoman && choices.chance('robed', 0.6)));
  const robes = (trade.robes ?? ['robe']).filter((robe) => isWoman || robe !== 'dress');
  const tops = trade.tops ?? (['shirt'] as const);
  const bottoms = (trade.bottoms ?? (['trousers', 'trousers', 'shorts', 'skirt'] as const)).filter(
    (bottom) => isWoman || bottom !== 'skirt',
  );
  const lower: Cloth = {
    ...cloth,
    main: choices.chance('matching', 0.4) ? cloth.trim : clothOf(choices, 'lower'),
  };
  const apron = trade.hasApron === true ? figureShape('people/apron') : '';
  return {
    legs: isRobed
      ? figureShape('people/bottoms/trousers', lower)
      : figureShape(
          `people/bottoms/${bottoms[choices.integer('bottom', 0, bottoms.length - 1)] ?? 'trousers'}`,
          { ...lower, skin },
        ),
    shoes: figureShape(`people/shoes/${choices.pick('shoes', ['boots', 'shoes', 'shoes', 'sandals'])}`, {
      main: clothOf(choices, 'shoes'),
      trim: cloth.trim,
      skin,
    }),
    torso:
      (isRobed
        ? figureShape(`people/robes/${robes[choices.integer('robe', 0, robes.length - 1)] ?? 'robe'}`, cloth)
        : figureShape(`people/tops/${choices.pick('top', tops)}`, cloth)) + apron,
    sleeves: cloth.main,
  };
}

function hairOf({ choices, dye, isWoman, isOld, family }: Person): Hair {
  if (family !== 'person' && family !== 'elf') return BALD;
  if (isOld && !isWoman && choices.chance('bald', 0.6)) return wreathOf(dye);
  return drawHair(choices, dye, { isLong: isWoman });
}

function beardOf({ choices, dye, isWoman, isOld, isChild, family }: Person): string {
  if (
    isWoman ||
    isChild ||
    (family !== 'person' && family !== 'elf') ||
    !choices.chance('beard', isOld ? 0.85 : 0.35)
  )
    return '';
  return drawBeard(
    dye,
    isOld
      ? choices.pick('old beard', ['long', 'full', 'moustache'] as const)
      : choices.pick('beard kind', ['full', 'goatee', 'moustache'] as const),
  );
}

function glassesOf({ choices, trade, isOld }: Person): string {
  if (!choices.chance('glasses', trade.hasGlasses === true ? 0.75 : isOld ? 0.3 : 0.07)) return '';
  return figureShape('people/glasses', {}, choices);
}

function faceOf({ choices, isWoman, isOld, dye, family }: Person): string {
  const eyes = choices.pick('eyes', EYE_STYLES);
  return drawFace({
    eyes:
      isOld && choices.chance('old eyes', 0.6)
        ? choices.pick('tired', ['sleepy', 'glad'] as const)
        : eyes === 'lashes' && !isWoman
          ? 'round'
          : eyes,
    iris: irisOf(choices.integer('iris', 0, 9) * 100),
    mouth: family === 'person' || family === 'elf' ? choices.pick('mouth', MOUTH_STYLES) : 'cat',
    isRosy: family !== 'tin' && choices.chance('rosy', 0.6),
    brows: choices.chance('brows', 0.5) || isOld ? (isOld ? dye.shade : dye.line) : undefined,
  });
}

/** A thing in a hand, tilted away from the face. */
function held(thing: HeldName | 'none', { x, y }: { x: number; y: number }): string {
  if (thing === 'none') return '';
  const turn = x < SIZE / 2 ? -14 : 14;
  return `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(1.1)">${figureShape(`people/held/${thing}`)}</g>`;
}
