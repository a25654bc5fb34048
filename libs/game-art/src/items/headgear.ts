import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { ItemDrawing, ItemSketch } from './item-description.js';
import { hatKindOf, type HatKind } from './hat-kinds.js';
import { dyeOf, freeTone, gemOf, GOLD, LEATHER, LEAF, tierOf } from './materials.js';
import { clothDyeOf, dyeNamed } from './named-dyes.js';
import { beret, fez, halo, nightcap, potHat, strawHat, topHat, toque, tricorn } from './odd-headgear.js';

function cap({ choices, name }: ItemSketch): Canvas {
  const dye = clothDyeOf({ choices, name });
  const trim = dyeOf(choices, 'trim');
  return new Canvas()
    .form('M5 20Q4 6.5 16 6Q26.5 6 26 20z', dye, {
      rim: 3,
      inside: lineOf('M16 5Q14 12 15 21M24 7Q21 12 22 21', dye.shade, 0.9),
    })
    .form('M4 20Q14 16.5 25.5 19Q31.5 20.5 30.5 23.5Q22 22 15 24Q7 25.5 4 23z', trim, { rim: 1.6 })
    .form('M14.3 6.2a1.7 1.5 0 1 1 3.4 0a1.7 1.5 0 1 1 -3.4 0z', trim, { rim: 0.8, outline: 0.9 });
}

function helmet({ choices, level }: ItemSketch): Canvas {
  const metal = tierOf(level);
  const canvas = new Canvas();
  const crest = choices.integer('crest', 0, 3);
  const plume = dyeOf(choices, 'plume');
  if (crest === 1) canvas.form('M14 7Q9 -1 19 1.5Q28 3 28.5 13Q23 7.5 18 9z', plume, { rim: 1.8 });
  if (crest === 2)
    canvas.form('M7 12Q0 9 1.5 1Q5 6.5 11 7.5zM25 12Q32 9 30.5 1Q27 6.5 21 7.5z', tierOf(level + 20), {
      rim: 1.5,
    });
  canvas.form(
    'M5 22Q3.5 5.5 16 5Q28.5 5.5 27 22L26.5 27.5Q23 29 21.5 26.5V20H10.5V26.5Q9 29 5.5 27.5z',
    metal,
    { rim: 2.8, inside: lineOf('M16 4V16', metal.light, 1.6) + lineOf('M17.3 4V16', metal.shade, 0.9) },
  );
  canvas.form('M4.5 16.5Q16 13.5 27.5 16.5L27 20Q16 17.5 5 20z', level >= 40 ? GOLD : tierOf(level - 15), {
    rim: 1.2,
  });
  if (crest === 3) canvas.form('M16 12l2.2 3l-2.2 3l-2.2 -3z', gemOf(choices), { rim: 1, outline: 1 });
  return canvas;
}

function hood({ choices, name }: ItemSketch): Canvas {
  const dye = clothDyeOf({ choices, name });
  return new Canvas()
    .form(
      'M16 3.5Q27.5 5 27.5 17Q27.5 24 29 28.5Q16 31.5 3 28.5Q4.5 24 4.5 17Q4.5 8 13 4.5Q14.5 3 16 3.5z',
      dye,
      { rim: 3 },
    )
    .patch('M16 10Q23 11 22.5 18.5Q22 25.5 16 27Q10 25.5 9.5 18.5Q9 11 16 10z', dye.line)
    .line('M16 10Q23 11 22.5 18.5Q22 25.5 16 27Q10 25.5 9.5 18.5Q9 11 16 10z', dye.light, 1)
    .form('M14 26.5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z', GOLD, { rim: 1, outline: 0.9 });
}

function wizardHat({ choices, name }: ItemSketch): Canvas {
  const dye = clothDyeOf({ choices, name });
  const band = dyeOf(choices, 'band');
  const tip = choices.pick('tip', [
    'M8 23Q9 12 15 6.5Q18 2.5 26 3.5Q21.5 6 21.5 10Q23 17 24 23z',
    'M8 23Q10 13 16 1.5Q22 12 24 23z',
    'M8 23Q8 12 12 7Q10 4 5.5 5Q10 .5 16.5 3Q22 9 24 23z',
  ]);
  const canvas = new Canvas()
    .form(tip, dye, { rim: 2.8 })
    .form('M2 25Q4 21 9.5 22Q16 24.5 22.5 22Q28 21 30 25Q24 29.5 16 29.5Q8 29.5 2 25z', dye, { rim: 1.8 })
    .form('M8.6 19.5Q16 22.5 23.4 19.5L24 23Q16 26 8 23z', band, { rim: 1.2 });
  return choices.chance('star', 0.6)
    ? canvas.glint(15.5, 13.5, 3, GOLD.base)
    : canvas.form('M14.2 19.8h3.6v4.2h-3.6z', GOLD, { rim: 0.9, outline: 0.9 });
}

function crown({ choices, level }: ItemSketch): Canvas {
  const metal = level >= 60 || choices.chance('golden', 0.7) ? GOLD : tierOf(level);
  const gem = gemOf(choices);
  return new Canvas()
    .form('M5 25L2.5 10L10 16L16 5L22 16L29.5 10L27 25z', metal, { rim: 2.4 })
    .form('M4.5 24Q16 21.5 27.5 24L27 28.5Q16 26.5 5 28.5z', metal, { rim: 1.4 })
    .form('M16 15.5l2.6 3.5l-2.6 3.5l-2.6 -3.5z', gem, { rim: 1.2, outline: 1 })
    .dot(2.8, 9.6, 1.7, gem.base)
    .dot(16, 4.8, 1.9, gem.light)
    .dot(29.2, 9.6, 1.7, gem.base);
}

function bandana({ choices, name }: ItemSketch): Canvas {
  const dye = clothDyeOf({ choices, name });
  return new Canvas()
    .form('M24 18L31 15.5Q29 19 30.5 22.5Q27 22 24 21z', dye, { rim: 1.2 })
    .form('M4.5 20Q4 7 15.5 6.5Q26 7 26 19Q16 15.5 4.5 20z', dye, {
      rim: 2.6,
      inside: [
        [10, 13],
        [15, 10],
        [20, 13],
      ]
        .map(([x = 0, y = 0]) =>
          patchOf(`M${x - 1.3} ${y}a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1 -2.6 0z`, dye.shine),
        )
        .join(''),
    })
    .form('M3.5 19.5Q16 14.5 26.5 18.5V22Q16 18.5 4 23.5z', dyeOf(choices, 'band'), { rim: 1.2 });
}

function brimmed({ choices, name }: ItemSketch): Canvas {
  const felt = dyeNamed(name) ?? (choices.chance('leather', 0.4) ? LEATHER : dyeOf(choices));
  const canvas = new Canvas()
    .form('M8.5 19Q8 7.5 12.5 7.5Q16 9.5 19.5 7.5Q24 7.5 23.5 19z', felt, { rim: 2.6 })
    .form('M1.5 19.5Q5 16 10 17.5Q16 19.5 22 17.5Q27 16 30.5 19.5Q26 25.5 16 25.5Q6 25.5 1.5 19.5z', felt, {
      rim: 1.8,
    })
    .form('M8.5 15.5Q16 18 23.5 15.5V19Q16 21.5 8.5 19z', dyeOf(choices, 'band'), { rim: 1.1 });
  if (/feather/i.test(name) || choices.chance('feather', 0.6))
    canvas.form('M22 18Q20 8 28 3Q29.5 11 24 18z', freeTone(choices, 'feather', 0.75), {
      rim: 1.4,
      inside: lineOf('M23 18Q24 10 28 4', '#fff', 0.7),
    });
  return canvas;
}

const POINTED_EARS = 'M6 13L4.5 2.5L13 7.5zM26 13L27.5 2.5L19 7.5z';
const ROUND_EARS = 'M7 12Q3 9 4 5.5Q7.5 2.5 11 7zM25 12Q29 9 28 5.5Q24.5 2.5 21 7z';
const LONG_EARS = 'M8 10Q5 -3 10 .5Q13.5 3 13 9zM24 10Q27 -3 22 .5Q18.5 3 19 9z';

function earsOf({ choices, name }: ItemSketch): string {
  if (/\b(?:cat|fox|bat|wolf|horns)\b/i.test(name)) return POINTED_EARS;
  if (/\b(?:bear|panda|frog|mouse|dinosaur|penguin|octopus)\b/i.test(name)) return ROUND_EARS;
  if (/\b(?:bunny|rabbit|hare|antennae|antlers?)\b/i.test(name)) return LONG_EARS;
  return choices.pick('ears', [POINTED_EARS, ROUND_EARS, LONG_EARS]);
}

function beastHat(sketch: ItemSketch): Canvas {
  const fur = dyeNamed(sketch.name) ?? freeTone(sketch.choices, 'fur', 0.74, 0.1);
  const ears = earsOf(sketch);
  return new Canvas()
    .form(ears, fur, { rim: 1.8 })
    .form('M4 22Q3 7 16 6.5Q29 7 28 22Q28 27.5 23.5 28V22Q16 18.5 8.5 22V28Q4 27.5 4 22z', fur, { rim: 2.8 })
    .dot(11, 14.5, 1.6, fur.line)
    .dot(21, 14.5, 1.6, fur.line)
    .line('M14.5 17q1.5 1.5 3 0', fur.line, 1.1);
}

function wreath({ choices }: ItemSketch): Canvas {
  const canvas = new Canvas()
    .line('M4 18Q16 29 28 18', LEAF.line, 3)
    .line('M4 18Q16 29 28 18', LEAF.base, 1.6);
  const flowers = [
    [5, 17],
    [10.5, 21.5],
    [16, 23.2],
    [21.5, 21.5],
    [27, 17],
  ] as const;
  flowers.forEach(([x, y], index) => {
    const bloom = freeTone(choices, `bloom ${index % 2}`, 0.76, 0.15);
    canvas
      .form(
        `M${x} ${y - 4}q3.5 -.5 3 3q3 2 0 3.5q-1 3.5 -3 1.5q-2 2 -3 -1.5q-3 -1.5 0 -3.5q-.5 -3.5 3 -3z`,
        bloom,
        { rim: 1.2 },
      )
      .dot(x, y - 0.5, 1.2, GOLD.light);
  });
  return canvas;
}

const DRAWINGS: Readonly<Record<HatKind, ItemDrawing>> = {
  bandana,
  beast: beastHat,
  beret,
  brimmed,
  cap,
  crown,
  fez,
  halo,
  helmet,
  hood,
  nightcap,
  pot: potHat,
  straw: strawHat,
  top: topHat,
  toque,
  tricorn,
  wizard: wizardHat,
  wreath,
};

/** A hat: what its name says, else what the class that wears it prefers. */
export const drawHat: ItemDrawing = (sketch) => DRAWINGS[hatKindOf(sketch)](sketch);
