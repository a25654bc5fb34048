import { Canvas, lineOf } from '../canvas.js';
import { materialOf } from '../color.js';
import type { Material } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { BONE, CREAM, dyeOf, freeTone, GOLD, IRON, LEATHER, WOOD } from './materials.js';

const CAT_EARS = 'M7 10L6 1.5L14 6zM25 10L26 1.5L18 6z';
const LONG_EARS = 'M8.5 9Q5 -2 10 .5Q13.5 3 13 8zM23.5 9Q27 -2 22 .5Q18.5 3 19 8z';
const FLOPPY_EARS = 'M8 7Q2 7 2.5 15Q6.5 18 9 12zM24 7Q30 7 29.5 15Q25.5 18 23 12z';
const ROUND_EARS =
  'M5.5 8.5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0zM18.9 8.5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0z';
const HORNS = 'M8 8Q3 5 5 .5Q8 4 13 5.5zM24 8Q29 5 27 .5Q24 4 19 5.5z';
const TUFT = 'M14 7Q9 3 12.5 1Q14 3 15 4Q15.5 .5 18.5 1Q19.5 4 18 7z';

/** Words of names that say whose ears they are. */
const EARS: readonly (readonly [word: RegExp, ears: string])[] = [
  [/cat|kit|lynx|fox|tiger|panther|corgi|wolf/i, CAT_EARS],
  [/bun|hare|rabbit|donkey/i, LONG_EARS],
  [/dog|pup|hound|lamb|sheep|elephant/i, FLOPPY_EARS],
  [/bear|cub|mouse|hamster|monkey|panda|otter|ferret|badger|hedgehog/i, ROUND_EARS],
  [/drake|dragon|goat|imp|ram\b|calf|snail/i, HORNS],
  [/bird|chick|duck|owl|parrot|gull|penguin|robo|slime/i, TUFT],
  [/turtle|gecko|lizard|frog|fish|snake|ghost/i, ''],
];

const BEAK = 'M12 15.5Q16 13.5 20 15.5L16 20.5z';

const coat = (lightness: number, chroma: number, hue: number) => materialOf({ lightness, chroma, hue });

/** Words of names that say what colour the animal is. */
const COATS: readonly (readonly [word: RegExp, coat: Material])[] = [
  [/fox|tiger|orange|corgi/i, coat(0.72, 0.15, 58)],
  [/panda|sheep|lamb|gull|ghost|white/i, coat(0.94, 0.015, 90)],
  [/turtle|gecko|lizard|frog|dino/i, coat(0.72, 0.14, 140)],
  [/penguin|robo|mouse|badger|elephant/i, coat(0.62, 0.025, 255)],
  [/otter|hedgehog|owl|bear|monkey/i, coat(0.6, 0.07, 58)],
  [/parrot|red/i, coat(0.64, 0.18, 27)],
  [/pig|jelly|pink/i, coat(0.8, 0.1, 355)],
];

/** A pet's little face looking out of a basket. */
export function drawPet({ choices, name }: ItemSketch): Canvas {
  const fur = COATS.find(([word]) => word.test(name))?.[1] ?? freeTone(choices, 'fur', 0.76, 0.09);
  const isBird = /bird|chick|duck|owl|parrot|gull|penguin/i.test(name);
  const ears =
    EARS.find(([word]) => word.test(name))?.[1] ??
    choices.pick('ears', [CAT_EARS, LONG_EARS, FLOPPY_EARS, ROUND_EARS]);
  const muzzle = choices.pick('muzzle', [
    'M12.5 17.5a3.5 2.8 0 1 1 7 0a3.5 2.8 0 1 1 -7 0z',
    'M13.5 16H18.5L16 20z',
  ]);
  const canvas = new Canvas();
  if (ears !== '') canvas.form(ears, fur, { rim: 1.8 });
  return canvas
    .form('M5.5 14.5a10.5 9.5 0 1 1 21 0a10.5 9.5 0 1 1 -21 0z', fur, { rim: 3 })
    .bit(isBird ? BEAK : muzzle, isBird ? GOLD : CREAM, 0.9)
    .dot(11.5, 13, 1.7, fur.line)
    .dot(20.5, 13, 1.7, fur.line)
    .dot(11, 12.4, 0.6, '#fff')
    .dot(20, 12.4, 0.6, '#fff')
    .dot(16, isBird ? 0 : 16.6, isBird ? 0 : 1.1, fur.line)
    .form('M3 21.5H29L26.5 30H5.5z', WOOD, {
      rim: 2,
      inside: lineOf('M3 24.5H29M4 27.5H28M9 21V30M16 21V30M23 21V30', WOOD.shade, 0.9),
    });
}

/** Clothes of a pet: a collar with a bell. */
export function drawPetWear({ choices }: ItemSketch): Canvas {
  const dye = dyeOf(choices);
  return new Canvas()
    .form('M4 11Q16 4 28 11Q30 20 16 23Q2 20 4 11z', dye, { rim: 2.4 })
    .patch('M8 12.5Q16 8 24 12.5Q24 17 16 18.5Q8 17 8 12.5z', dye.line)
    .form('M11.5 23.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0z', GOLD, {
      rim: 2,
      inside: lineOf('M11 24.5H21', GOLD.line, 1),
    });
}

/** A saddle. */
export function drawSaddle({ choices }: ItemSketch): Canvas {
  const leather = choices.chance('leather', 0.5) ? LEATHER : dyeOf(choices);
  return new Canvas()
    .form('M5 13L2.5 27Q9 29.5 13 26L16 15z', dyeOf(choices, 'blanket'), { rim: 2 })
    .form('M2.5 8Q5 6 8 9.5Q16 14.5 23 9Q26 4 29.5 6Q29.5 15 22 19Q10 22 4 16Q2 12 2.5 8z', leather, {
      rim: 2.8,
    })
    .line('M18 19V25', IRON.line, 1.6)
    .line('M18 25q-3.5 0 -3 4h6q.5 -4 -3 -4z', IRON.line, 1.8);
}

/** A mount: the head of a horse, a boar, a bird or a dragon with its bridle. */
export function drawMount({ choices, name }: ItemSketch): Canvas {
  const hide = freeTone(choices, 'hide', 0.64, 0.09);
  const mane = freeTone(choices, 'mane', 0.76, 0.13);
  const horse = () =>
    new Canvas()
      .form('M14 5Q27 4 28.5 17Q29 25 25 30L18 29Q22 16 14 5z', mane, { rim: 2.2 })
      .form('M12 7L11.5 1L17 5.5Q25 10 23 29H11Q13 22 10.5 21Q3.5 23.5 2.5 19.5Q2 15.5 8 12z', hide, {
        rim: 3,
      })
      .dot(11.5, 12, 1.5, hide.line)
      .dot(4.8, 18.2, 0.9, hide.line)
      .line('M9 21L15 13.5L21 17', LEATHER.base, 1.6);
  const boar = () =>
    new Canvas()
      .form('M9 8Q12 1.5 18 3.5Q27 4 29.5 14L26 16Q20 6 9 8z', mane, { rim: 1.8 })
      .form(
        'M12 8L9.5 3.5L17 5.5Q28 8 28 20Q26.5 28 18 28Q11 28 9.5 24.5Q3 25.5 2.5 20.5Q3 16 8 15Q8.5 10 12 8z',
        hide,
        { rim: 3 },
      )
      .form('M8 24Q4.5 20 6.5 16Q8 19.5 12 21.5z', BONE, { rim: 1.2, outline: 1 })
      .dot(14, 13.5, 1.5, hide.line)
      .line('M10.5 25L18 12L26 15', LEATHER.base, 1.6);
  const bird = () =>
    new Canvas()
      .form('M12 6Q8 1 11.5 1Q14 1.5 15 4Q16 .5 19 1.5Q21 3 18 7z', mane, { rim: 1.2 })
      .form('M10 14L1.5 16.5Q4 21.5 11 20z', GOLD, { rim: 1.4 })
      .form('M9 13Q9 5 17 5Q25 6 24.5 14Q24 20 28.5 30H11Q14.5 23 11 20Q9 17.5 9 13z', hide, { rim: 3 })
      .dot(14.5, 12, 1.7, hide.line)
      .line('M9.5 19L19 15L25 17', LEATHER.base, 1.6);
  const dragon = () =>
    new Canvas()
      .form('M15 6L20 .5L20.5 6L27 4L25 10L30.5 12L26 16z', mane, { rim: 1.2 })
      .form('M14 6Q25 6.5 26 17Q26 24 28 30H13Q15 24 12 22.5Q4 24.5 2 20.5Q2 17 7 15.5Q8 8.5 14 6z', hide, {
        rim: 3,
        inside: lineOf('M14 30Q17 24 15 18', mane.base, 2.2),
      })
      .dot(13, 12.5, 1.5, '#fff')
      .dot(12.8, 12.7, 0.9, hide.line)
      .line('M3 20.5Q8 21 12 18.5', hide.line, 1);
  if (/horse|stallion|pony|donkey|elk|stag|camel/i.test(name)) return horse();
  if (/boar|hog|ram\b|goat|bull|bear/i.test(name)) return boar();
  if (/heron|ostrich|bird|chocobo|duck|swan/i.test(name)) return bird();
  return choices.pick('kind', [horse, boar, bird, dragon])();
}
