import { Canvas, lineOf, patchOf } from '../canvas.js';
import { materialOf } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { anyTone } from './etc-palette.js';
import {
  CORK,
  CREAM,
  dyeOf,
  freeTone,
  GLASS,
  GOLD,
  IRON,
  LEATHER,
  nearTone,
  SILVER,
  WOOD,
} from './materials.js';
import { dyeNamed } from './named-dyes.js';

export const hammer = () =>
  new Canvas(40)
    .form('M14.3 10H17.7L18.2 31H13.8z', WOOD, { rim: 1.4 })
    .form('M6.5 3.5H22Q27 4 28.5 9Q24 8 21.5 11.5H6.5z', IRON, { rim: 2.2 });

export const scissors = (sketch: ItemSketch) => {
  const grip = anyTone(sketch, 0.66, 0.16);
  const rings = 'M5 25.5a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM19 25.5a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z';
  return new Canvas()
    .form('M21 2.5Q23.5 8 18 17L13 24L10.5 22L15 15z', SILVER, { rim: 1.6 })
    .form('M11 2.5Q8.5 8 14 17L19 24L21.5 22L17 15z', SILVER, { rim: 1.6 })
    .line(rings, grip.line, 4.2)
    .line(rings, grip.base, 2.4)
    .dot(16, 16.5, 1.2, IRON.line);
};

export const padlock = ({ choices }: ItemSketch) =>
  new Canvas()
    .line('M10 16V10.5a6 6 0 0 1 12 0V16', SILVER.line, 5)
    .line('M10 16V10.5a6 6 0 0 1 12 0V16', SILVER.base, 2.8)
    .form(
      'M6 14.5H26Q27.5 15 27 22Q26.5 29 22 29.5H10Q5.5 29 5 22Q4.5 15 6 14.5z',
      nearTone(choices, 0.78, 0.13, 80),
      {
        rim: 2.8,
      },
    )
    .patch('M16 18.5a2.4 2.4 0 0 1 1.3 4.4L18 26H14L14.7 22.9A2.4 2.4 0 0 1 16 18.5z', IRON.line);

export const compass = (sketch: ItemSketch) =>
  new Canvas()
    .form('M13 4.5a3 2.8 0 1 1 6 0V8H13z', GOLD, { rim: 1.2 })
    .form('M4 18a12 12 0 1 1 24 0a12 12 0 1 1 -24 0z', GOLD, { rim: 2.4 })
    .form('M7 18a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z', CREAM, { rim: 1.4 })
    .form('M20.5 12L17.8 19.5L14.2 16.5z', anyTone(sketch, 0.6, 0.19), { rim: 0.8, outline: 0.9 })
    .form('M11.5 24L14.2 16.5L17.8 19.5z', IRON, { rim: 0.8, outline: 0.9 });

/** A watch on a chain; other clocks are near enough. */
export const watch = ({ choices }: ItemSketch) => {
  const metal = choices.pick('metal', [GOLD, SILVER]);
  return new Canvas()
    .line('M18 5Q25 1 29.5 6', metal.line, 2.6)
    .line('M18 5Q25 1 29.5 6', metal.light, 1.2)
    .form('M13.5 3.5H18.5V8H13.5z', metal, { rim: 1 })
    .form('M5 18a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z', metal, { rim: 2.2 })
    .form('M8 18a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z', CREAM, { rim: 1.2 })
    .line(
      choices.pick('hour', ['M16 12.5V18L19.5 20.5', 'M16 12.5V18L12 16', 'M16 12V18V22']),
      IRON.line,
      1.6,
    );
};

export const cup = (sketch: ItemSketch) => {
  const glaze = anyTone(sketch, 0.84, 0.07);
  return new Canvas()
    .line('M23 14Q30.5 13 29 19Q27 23 21.5 22.5', glaze.line, 4)
    .line('M23 14Q30.5 13 29 19Q27 23 21.5 22.5', glaze.base, 2)
    .form('M4 11H25Q25.5 24 19 26.5H10Q3.5 24 4 11z', glaze, {
      rim: 2.8,
      inside: lineOf('M3 17Q14.5 20 26 17', freeTone(sketch.choices, 'band', 0.62, 0.15).base, 1.8),
    })
    .form('M3 27Q14.5 24.5 26 27Q22 30.5 14.5 30.5Q7 30.5 3 27z', glaze, { rim: 1.2 })
    .form('M4 11a10.5 3 0 1 1 21 0a10.5 3 0 1 1 -21 0z', CORK, { rim: 1 });
};

export const button = (sketch: ItemSketch) => {
  const tone = /tin|iron|steel/i.test(sketch.name) ? SILVER : anyTone(sketch, 0.72, 0.13);
  const hole = (x: number, y: number) => `M${x - 1.6} ${y}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0z`;
  return new Canvas()
    .form('M4 16a12 12 0 1 1 24 0a12 12 0 1 1 -24 0z', tone, {
      rim: 2.8,
      inside: lineOf('M8 16a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z', tone.shade, 1.4),
    })
    .patch(hole(13, 13) + hole(19, 13) + hole(13, 19) + hole(19, 19), tone.line);
};

export const flame = ({ choices }: ItemSketch) => {
  const fire = nearTone(choices, 0.68, 0.19, 42);
  return new Canvas()
    .form(
      'M16 2Q19 8 24 12Q29 18 26 24Q23 30 16 30Q8 30 6 23.5Q5 18 9 14.5Q9.5 18 12 18.5Q11 9 16 2z',
      fire,
      {
        rim: 3,
      },
    )
    .form('M16.5 15Q22 19.5 21 24Q19 28.5 16 28.5Q12 28 11.5 24Q13.5 24.5 14 23Q14 18.5 16.5 15z', GOLD, {
      rim: 1.6,
      outline: 0.8,
    });
};

export const cloud = ({ choices }: ItemSketch) =>
  new Canvas().form(
    'M8 25.5Q2 25 2.5 20Q3.5 15.5 8 16Q8.5 9 15 8Q21.5 7.5 23.5 13.5Q30 14 30 20Q29.5 25.5 24 25.5z',
    nearTone(choices, 0.92, 0.025, 250),
    { rim: 3.4 },
  );

export const rope = ({ choices }: ItemSketch) => {
  const hemp = nearTone(choices, 0.72, 0.08, 75);
  const coil = 'M4.5 13a11.5 6 0 1 1 23 0a11.5 6 0 1 1 -23 0z';
  const lower = 'M4.5 19a11.5 6 0 1 0 23 0';
  return new Canvas()
    .line(`${lower}M27 20Q31 25 27 29.5`, hemp.line, 6)
    .line(`${lower}M27 20Q31 25 27 29.5`, hemp.base, 4)
    .line(coil, hemp.line, 6)
    .line(coil, hemp.base, 4)
    .line(coil, hemp.light, 1.2);
};

/** A jar with something in it. */
export const jar = ({ choices, name }: ItemSketch) => {
  const filling = dyeNamed(name) ?? freeTone(choices, 'filling', 0.7, 0.13);
  return new Canvas()
    .form('M8 9H24Q28.5 13 28 21Q27.5 29.5 22 29.5H10Q4.5 29.5 4 21Q3.5 13 8 9z', GLASS, {
      rim: 2.4,
      inside: patchOf('M0 15Q16 18 32 15V32H0z', filling.base) + lineOf('M7.5 16V24', '#fff', 1.6),
    })
    .form('M7.5 4H24.5V9H7.5z', CORK, { rim: 1.8 });
};

export const note = (sketch: ItemSketch) => {
  const ink = anyTone(sketch, 0.55, 0.17);
  return new Canvas()
    .form('M10.5 5L27.5 2.5V8.5L10.5 11z', ink, { rim: 1.4 })
    .form('M10.5 6H13.5V25H10.5zM24.5 4H27.5V22H24.5z', ink, { rim: 1 })
    .form('M3 25.5a5.5 4.5 0 1 1 11 0a5.5 4.5 0 1 1 -11 0z', ink, { rim: 2 })
    .form('M17 22.5a5.5 4.5 0 1 1 11 0a5.5 4.5 0 1 1 -11 0z', ink, { rim: 2 });
};

export const balloon = ({ choices, name }: ItemSketch) => {
  const skin = dyeNamed(name) ?? freeTone(choices, 'skin', 0.66, 0.18);
  return new Canvas(8)
    .line('M16 23Q12 27 17 32', IRON.line, 1.4)
    .form('M16 2Q25.5 2.5 25.5 11.5Q25 19.5 17 22.5L19 25H13L15 22.5Q7 19.5 6.5 11.5Q6.5 2.5 16 2z', skin, {
      rim: 3,
      inside: patchOf('M10 10q.5 -4.5 4.5 -5q-1 4 -4.5 5z', '#fff', 0.8),
    });
};

export const kite = ({ choices, name }: ItemSketch) => {
  const paper = dyeNamed(name) ?? freeTone(choices, 'paper', 0.74, 0.15);
  return new Canvas(20)
    .line('M16 22Q11 26 17 28Q20 30 16 33', IRON.line, 1.3)
    .form('M16 .5L26 10L16 23L6 10z', paper, {
      rim: 2.4,
      inside: patchOf('M16 0L27 10H16zM16 10V24L5 10z', dyeOf(choices, 'patch').base),
    })
    .form('M12 26.5L16 28L12.5 30zM20 26.5L16 28L19.5 30z', dyeOf(choices, 'bow'), {
      rim: 0.8,
      outline: 0.9,
    });
};

/** Something of cloth that is carried on the back. */
export function drawBackpack({ choices, name }: ItemSketch): Canvas {
  const cloth = dyeNamed(name) ?? dyeOf(choices);
  return new Canvas()
    .line('M11 6Q11 2 16 2T21 6', LEATHER.line, 3)
    .form('M7 11Q8 4.5 16 4.5Q24 4.5 25 11L26.5 28.5Q16 31 5.5 28.5z', cloth, { rim: 3 })
    .form('M9 19H23V27.5Q16 29 9 27.5z', materialOf({ lightness: 0.7, chroma: 0.08, hue: 62 }), {
      rim: 1.8,
    })
    .form('M6.5 11.5Q16 15.5 25.5 11.5V14.5Q16 18.5 6.5 14.5z', LEATHER, { rim: 1.2 })
    .form('M14.3 14.5H17.7V19.5H14.3z', GOLD, { rim: 0.9, outline: 0.9 });
}
