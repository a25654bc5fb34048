import { Canvas, lineOf, patchOf } from '../canvas.js';
import { materialOf } from '../color.js';
import type { ItemSketch } from './item-description.js';
import { CREAM, dyeOf, GOLD, INK, IRON } from './materials.js';
import { clothDyeOf, dyeNamed } from './named-dyes.js';

const STRAW = materialOf({ lightness: 0.83, chroma: 0.12, hue: 88 });

export function strawHat({ choices }: ItemSketch): Canvas {
  return new Canvas()
    .form('M8.5 19Q7.5 6.5 16 6.5Q24.5 6.5 23.5 19z', STRAW, {
      rim: 2.6,
      inside: lineOf('M9 12Q16 14.5 23 12M12 7.5Q11 13 12 19M20 7.5Q21 13 20 19', STRAW.shade, 0.9),
    })
    .form('M1 20.5Q7 16.5 16 18.5Q25 16.5 31 20.5Q26 26 16 26Q6 26 1 20.5z', STRAW, {
      rim: 2,
      inside: lineOf('M3 21.5Q16 25.5 29 21.5', STRAW.shade, 0.9),
    })
    .form('M8.4 15.5Q16 18.5 23.6 15.5V19Q16 22 8.4 19z', dyeOf(choices, 'band'), { rim: 1.1 });
}

export function topHat({ choices, name }: ItemSketch): Canvas {
  const felt = dyeNamed(name) ?? INK;
  return new Canvas()
    .form('M8 4Q16 1.5 24 4L22.5 22H9.5z', felt, { rim: 2.8 })
    .form('M9 16.5Q16 19 23 16.5L22.7 21.5Q16 24 9.3 21.5z', dyeOf(choices, 'band'), { rim: 1.2 })
    .form('M2 22Q5 20.5 9.3 21.5Q16 24 22.7 21.5Q27 20.5 30 22Q26 27.5 16 27.5Q6 27.5 2 22z', felt, {
      rim: 1.8,
    });
}

export function fez({ choices, name }: ItemSketch): Canvas {
  return new Canvas()
    .form('M9.5 7Q16 4.5 22.5 7L26 24.5Q16 29 6 24.5z', clothDyeOf({ choices, name }), { rim: 3 })
    .form('M9.5 7Q16 4.5 22.5 7Q16 10 9.5 7z', clothDyeOf({ choices, name }), { rim: 1 })
    .line('M16 6.8Q24 8 26 13V17', GOLD.line, 2.4)
    .line('M16 6.8Q24 8 26 13V17', GOLD.base, 1.2)
    .form('M24.3 16.5H27.7L28.5 22H23.5z', GOLD, { rim: 1, outline: 0.9 });
}

export function tricorn({ choices, name }: ItemSketch): Canvas {
  const felt = clothDyeOf({ choices, name });
  return new Canvas()
    .form('M8 17Q8.5 6 16 6Q23.5 6 24 17z', felt, { rim: 2.4 })
    .form(
      'M1.5 12Q6 16.5 10.5 13Q16 9.5 21.5 13Q26 16.5 30.5 12Q31 22 24 23.5Q16 20 8 23.5Q1 22 1.5 12z',
      felt,
      {
        rim: 2,
        inside: lineOf('M2 13.5Q6 18 11 14.5Q16 11 21 14.5Q26 18 30 13.5', GOLD.light, 1.3),
      },
    )
    .form('M13.6 17.4a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0z', GOLD, { rim: 1, outline: 0.9 });
}

export function beret({ choices, name }: ItemSketch): Canvas {
  const felt = clothDyeOf({ choices, name });
  return new Canvas(-8)
    .line('M17 8Q16.5 5 18.5 3.5', felt.line, 2.2)
    .form('M3 17Q2.5 8.5 14 7.5Q28 7 30 14.5Q30.5 19.5 25 20.5Q14 18.5 7 22.5Q3 21.5 3 17z', felt, {
      rim: 3.2,
    })
    .form('M7 20Q15 16.5 25 18.5L24.5 22.5Q15 20.5 8 24z', dyeOf(choices, 'trim'), { rim: 1.3 });
}

/** Buckets, pans and pots, as people wear them who have no helmet. */
export function potHat({ name }: ItemSketch): Canvas {
  const metal = dyeNamed(name) ?? IRON;
  return new Canvas()
    .line('M5.5 20Q16 33 26.5 20', metal.line, 2.6)
    .line('M5.5 20Q16 33 26.5 20', metal.light, 1.2)
    .form('M9.5 5.5Q16 3.5 22.5 5.5L26.5 20Q16 23.5 5.5 20z', metal, {
      rim: 3,
      inside: lineOf('M7.5 13Q16 15.5 24.5 13', metal.shade, 1.3),
    })
    .form('M4 19Q16 22.5 28 19V22.5Q16 26 4 22.5z', metal, { rim: 1.4 });
}

export function nightcap({ choices, name }: ItemSketch): Canvas {
  const cloth = clothDyeOf({ choices, name });
  return new Canvas()
    .form('M6 22Q5 7 17 4.5Q27 4 29.5 17L26.5 19Q24.5 13.5 21.5 13Q23.5 17 24 22z', cloth, {
      rim: 2.8,
      inside: patchOf('M0 11H32V14H0zM0 17H22V20H0z', CREAM.base, 0.75),
    })
    .form('M4.5 20.5Q15 17.5 25 20.5V25.5Q15 22.5 4.5 25.5z', CREAM, { rim: 1.6 })
    .form('M25 19.5a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0z', CREAM, { rim: 1.6 });
}

export function toque({ choices }: ItemSketch): Canvas {
  return new Canvas()
    .form('M9 21Q2.5 18 4.5 11.5Q7.5 7 11.5 8.5Q16 1.5 20.5 8.5Q24.5 7 27.5 11.5Q29.5 18 23 21z', CREAM, {
      rim: 3,
      inside: lineOf('M13 13.5V20M19 13.5V20', CREAM.shade, 1),
    })
    .form('M8.5 20Q16 23 23.5 20V27Q16 30 8.5 27z', choices.chance('banded', 0.5) ? dyeOf(choices) : CREAM, {
      rim: 1.6,
    });
}

export function halo(): Canvas {
  const ring = 'M4 13a12 5 0 1 1 24 0a12 5 0 1 1 -24 0z';
  return new Canvas()
    .line('M16 18V28', IRON.line, 1.6)
    .line(ring, GOLD.line, 5)
    .line(ring, GOLD.base, 3)
    .line(ring, GOLD.shine, 1)
    .glint(26, 7, 3);
}
