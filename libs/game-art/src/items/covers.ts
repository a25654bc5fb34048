import { Canvas, lineOf, patchOf } from '../canvas.js';
import { materialOf } from '../color.js';
import { drawFood } from './food.js';
import type { ItemDrawing, ItemSketch } from './item-description.js';
import { CREAM, DARK_WOOD, dyeOf, freeTone, IRON, LEAF, WOOD } from './materials.js';
import { dyeNamed } from './named-dyes.js';
import { hammer } from './trinkets.js';

const STRAW = materialOf({ lightness: 0.82, chroma: 0.12, hue: 85 });

const slanted = () => new Canvas(45, { scale: 0.92, along: 0.6 });

const guitar = ({ choices }: ItemSketch) => {
  const wood = dyeOf(choices);
  return slanted()
    .form('M13.6 -3H18.4V1H13.6zM14.7 1H17.3V17H14.7z', DARK_WOOD, { rim: 1 })
    .form(
      'M16 12Q22 11.5 22 16.5Q21 19 23.5 21.5Q26 28 21 31.5Q16 34 11 31.5Q6 28 8.5 21.5Q11 19 10 16.5Q10 11.5 16 12z',
      wood,
      {
        rim: 2.8,
      },
    )
    .dot(16, 22, 2.8, wood.line)
    .line('M15.3 0V28M16.7 0V28', CREAM.light, 0.6)
    .form('M12.5 27.5H19.5V29.5H12.5z', DARK_WOOD, { rim: 0.8, outline: 0.8 });
};

const pan = () =>
  slanted()
    .form('M14.3 15H17.7L18 33H14z', DARK_WOOD, { rim: 1.2 })
    .form('M6 6.5a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z', IRON, {
      rim: 2.6,
      inside: patchOf('M9 6.5a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z', IRON.shade),
    });

const umbrella = ({ choices }: ItemSketch) => {
  const silk = dyeOf(choices);
  return slanted()
    .line('M16 2V29Q16 33 19 32.5', WOOD.line, 3.2)
    .line('M16 2V29Q16 33 19 32.5', WOOD.light, 1.4)
    .form(
      'M16 -4Q28 0 29 13Q26.5 10.5 24.5 13Q20.5 10.5 16 13Q11.5 10.5 7.5 13Q5.5 10.5 3 13Q4 0 16 -4z',
      silk,
      {
        rim: 2.6,
        inside: patchOf(
          'M16 -4Q9 3 7.5 14H16zM16 -4Q23 3 24.5 14H32V-4z',
          dyeOf(choices, 'stripe').light,
          0.7,
        ),
      },
    );
};

const bouquet = ({ choices }: ItemSketch) => {
  const canvas = slanted()
    .form('M12 14H20L18 32H14z', LEAF, { rim: 1.6 })
    .form('M8 9Q16 19 24 9L20 25H12z', CREAM, { rim: 1.8 });
  for (const [x, y] of [
    [10, 5],
    [22, 5],
    [16, 0.5],
    [16, 8],
  ] as const)
    canvas.form(
      `M${x - 4.5} ${y}a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0z`,
      freeTone(choices, `bloom ${y}`, 0.68, 0.17),
      { rim: 2, inside: lineOf(`M${x - 2} ${y}q2 -3 4 0q-1 3 -3 1.5`, '#fff', 0.8) },
    );
  return canvas.form('M11.5 20H20.5V22.5H11.5z', dyeOf(choices, 'ribbon'), { rim: 0.9, outline: 0.9 });
};

const broom = ({ choices, name }: ItemSketch) =>
  slanted()
    .form('M14.7 9H17.3V34H14.7z', WOOD, { rim: 1 })
    .form('M13 9Q16 7 19 9L23 -2Q19.5 .5 18.5 -3Q16 0 13.5 -3Q12.5 .5 9 -2z', dyeNamed(name) ?? STRAW, {
      rim: 2.2,
      inside: lineOf('M14 8L12 -1M16 8V-1M18 8L20 -1', STRAW.shade, 0.9),
    })
    .form('M12.8 8.5Q16 7 19.2 8.5V12Q16 10.5 12.8 12z', dyeOf(choices, 'band'), { rim: 1 });

const lollipop = ({ choices }: ItemSketch) => {
  const sugar = freeTone(choices, 'sugar', 0.7, 0.17);
  return slanted()
    .form('M14.9 15H17.1V34H14.9z', CREAM, { rim: 0.9 })
    .form('M6 6a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z', sugar, {
      rim: 2.4,
      inside: lineOf('M16 6a2 2 0 1 1 3 2a5 5 0 1 1 2 -4.5a8 8 0 1 1 -10 -5', '#fff', 2),
    });
};

/** Words of names that say what covers the weapon. */
export const COVERS: readonly (readonly [word: RegExp, drawing: ItemDrawing])[] = [
  [/guitar|violin|ukulele|cello/i, guitar],
  [/\bpan\b|ladle|skillet|\bspoon/i, pan],
  [/umbrella|parasol/i, umbrella],
  [/bouquet|roses?\b|flowers?\b/i, bouquet],
  [/broom|brush|duster|\bmop\b/i, broom],
  [/lollipop|candy|cotton/i, lollipop],
  [/hammer/i, hammer],
  [/baguette|chicken|tuna|\bfish\b|drumstick/i, drawFood],
];
