import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { Material } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { CORK, dyeOf, freeTone, GLASS, GOLD, gemAt, gemOf, LEAF, PAPER } from './materials.js';

interface Flask {
  /** The glass below the cork. */
  glass: string;
  /** Top of the liquid. */
  level: number;
  cork: string;
}

const FLASKS = [
  {
    glass: 'M13 7.5H19V12Q26.5 15 26.5 22Q26 29.5 16 29.5Q6 29.5 5.5 22Q5.5 15 13 12z',
    level: 18,
    cork: 'M13.2 3.5h5.6v4.5h-5.6z',
  },
  {
    glass: 'M13.5 7.5H18.5V12L27 27Q27.5 29.5 25 29.5H7Q4.5 29.5 5 27L13.5 12z',
    level: 20.5,
    cork: 'M13.7 3.5h4.6v4.5h-4.6z',
  },
  {
    glass: 'M12.5 8H19.5V11Q23 12 23 15V27Q23 29.5 20.5 29.5H11.5Q9 29.5 9 27V15Q9 12 12.5 11z',
    level: 16,
    cork: 'M12.8 3.5h6.4v5h-6.4z',
  },
  {
    glass:
      'M13.5 8H18.5V11Q22.5 12.5 19 17Q27 19 26 25Q24.5 29.5 16 29.5Q7.5 29.5 6 25Q5 19 13 17Q9.5 12.5 13.5 11z',
    level: 20,
    cork: 'M13.7 4h4.6v4.5h-4.6z',
  },
  {
    glass: 'M16 10.5Q24 4.5 27 12Q28.5 19 16 29.5Q3.5 19 5 12Q8 4.5 16 10.5z',
    level: 14.5,
    cork: 'M13.8 5h4.4v5h-4.4z',
  },
  {
    glass: 'M13 7.5H19V12.5L25.5 17.5V24L20 29.5H12L6.5 24V17.5L13 12.5z',
    level: 18.5,
    cork: 'M13.2 3.5h5.6v4.5h-5.6z',
  },
] as const satisfies readonly Flask[];

function drawFlask({ glass, level, cork }: Flask, liquid: Material, stopper: Material): Canvas {
  const fill =
    patchOf(`M0 ${level}q4 -1.5 8 0t8 0t8 0t8 0V32H0z`, liquid.base) +
    patchOf(`M0 ${level + 7}q8 3.5 16 1.5t16 -4V32H0z`, liquid.shade, 0.6) +
    lineOf(`M0 ${level}q4 -1.5 8 0t8 0t8 0t8 0`, liquid.light, 1.2);
  return new Canvas()
    .form(cork, stopper, { rim: 1.4 })
    .form(glass, GLASS, { rim: 1.2, inside: fill })
    .line(`M9.5 ${level + 7.5}Q8.8 ${level + 3.5} 11 ${level + 0.5}`, '#fff', 1.5)
    .dot(20, level + 4.5, 1.1, liquid.light)
    .dot(17.5, level + 7.5, 0.8, liquid.light);
}

/** A potion: red for HP, blue for MP, violet for both, other colours for what only strengthens. */
export function drawPotion({ id, choices, properties }: ItemSketch): Canvas {
  const hp = (properties['hp'] ?? 0) + (properties['hpR'] ?? 0);
  const mp = (properties['mp'] ?? 0) + (properties['mpR'] ?? 0);
  const liquid =
    hp > 0 && mp > 0
      ? gemAt(6)
      : hp > 0
        ? gemAt(choices.pick('reds', [0, 0, 1, 7]))
        : mp > 0
          ? gemAt(choices.pick('blues', [5, 5, 4]))
          : gemOf(choices, `liquid ${id % 10}`);
  const canvas = drawFlask(choices.pick('flask', FLASKS), liquid, choices.pick('cork', [CORK, CORK, GOLD]));
  if (choices.chance('label', 0.3))
    canvas.form('M11.5 21h9v5h-9z', PAPER, { rim: 0.8, outline: 0.8 }).line('M13 23.5h6', liquid.base, 1.2);
  if (choices.chance('glint', 0.4)) canvas.glint(26, 8, 2.6, liquid.shine);
  return canvas;
}

/** Pills and eye drops against what ails. */
export function drawMedicine({ choices }: ItemSketch): Canvas {
  const one = freeTone(choices, 'one', 0.68, 0.16);
  const other = choices.pick('other', [PAPER, GOLD, LEAF]);
  const capsule = () =>
    new Canvas(40).form('M10 9.5Q10 3 16 3Q22 3 22 9.5V22.5Q22 29 16 29Q10 29 10 22.5z', other, {
      rim: 2.4,
      inside:
        patchOf('M0 16H32V32H0z', one.base) +
        patchOf('M18 16H32V32H18z', one.shade, 0.7) +
        lineOf('M12.5 7.5V13', '#fff', 1.6) +
        lineOf('M0 16H32', one.line, 1),
    });
  const jar = () =>
    new Canvas()
      .form('M9 4h14v5H9z', dyeOf(choices, 'lid'), { rim: 1.6 })
      .form('M8 9H24Q27 11 26.5 15V26Q26.5 29 24 29H8Q5.5 29 5.5 26V15Q5 11 8 9z', one, { rim: 2.4 })
      .form('M8 15.5h16v8.5H8z', PAPER, { rim: 1, outline: 0.9 })
      .patch('M14.6 16.8h2.8v1.7h1.7v2.6h-1.7v1.7h-2.8v-1.7h-1.7v-2.6h1.7z', one.base);
  const leaves = () =>
    new Canvas()
      .form('M16 28Q4 22 6 6Q15 9 16 28z', LEAF, {
        rim: 2.2,
        inside: lineOf('M8 9Q13 17 15.5 27', LEAF.shade, 0.9),
      })
      .form('M16 28Q28 23 27 10Q17 12 16 28z', freeTone(choices, 'leaf', 0.64, 0.14), { rim: 2.2 })
      .line('M16 28v3', LEAF.line, 1.6);
  return choices.pick('kind', [capsule, jar, leaves])();
}
