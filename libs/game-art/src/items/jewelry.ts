import { Canvas, lineOf, patchOf } from '../canvas.js';
import { pathData } from '../svg.js';
import type { ItemSketch } from './item-description.js';
import {
  BONE,
  dyeOf,
  freeTone,
  GLASS,
  GOLD,
  gemAt,
  gemOf,
  INK,
  LEATHER,
  SILVER,
  tierOf,
} from './materials.js';
import { dyeNamed } from './named-dyes.js';

const ring = (canvas: Canvas, path: string, metal: typeof GOLD, width: number) =>
  canvas
    .line(path, metal.line, width + 2)
    .line(path, metal.base, width)
    .line(path, metal.light, width * 0.35);

const GEM_CUTS = [
  (x: number, y: number, r: number) => pathData`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`,
  (x: number, y: number, r: number) =>
    pathData`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`,
  (x: number, y: number, r: number) =>
    pathData`M${x - r * 0.6} ${y - r}h${r * 1.2}l${r * 0.5} ${r * 0.7}L${x} ${y + r * 1.1}L${x - r * 1.1} ${y - r * 0.3}z`,
  (x: number, y: number, r: number) =>
    pathData`M${x} ${y - r * 1.2}q${r * 1.7} ${r * 2.3} 0 ${r * 2.4}q${-r * 1.7} ${-r * 0.1} 0 ${-r * 2.4}z`,
  (x: number, y: number, r: number) =>
    pathData`M${x} ${y + r * 1.1}Q${x - r * 2.4} ${y - r * 0.6} ${x - r * 0.6} ${y - r}Q${x} ${y - r} ${x} ${y - r * 0.4}Q${x} ${y - r} ${x + r * 0.6} ${y - r}Q${x + r * 2.4} ${y - r * 0.6} ${x} ${y + r * 1.1}z`,
] as const;

export function drawEarring({ choices, level }: ItemSketch): Canvas {
  const metal = choices.chance('gold', 0.6) ? GOLD : SILVER;
  const gem = gemOf(choices);
  const cut = choices.pick('cut', GEM_CUTS);
  const canvas = new Canvas();
  for (const [x, y] of [
    [10, 3],
    [22, 7],
  ] as const) {
    canvas
      .line(pathData`M${x} ${y + 5}q-3.5 -1 -2 -4q2.5 -2.5 4 0`, metal.line, 2.2)
      .line(pathData`M${x} ${y + 5}q-3.5 -1 -2 -4q2.5 -2.5 4 0`, metal.light, 1);
    canvas.form(pathData`M${x - 1.6} ${y + 5.5}h3.2v4h-3.2z`, metal, { rim: 1 });
    canvas.form(cut(x, y + 14.5, level >= 50 ? 5.4 : 4.6), gem, {
      rim: 2.2,
      inside: lineOf(pathData`M${x - 2} ${y + 13.5}l1.5 -2`, gem.shine, 1.2),
    });
  }
  return canvas;
}

export function drawRing({ choices }: ItemSketch): Canvas {
  const metal = choices.pick('metal', [GOLD, SILVER, tierOf(15)]);
  const gem = gemOf(choices);
  const canvas = new Canvas();
  ring(canvas, 'M16 11a8.5 8.5 0 1 1 -.1 0', metal, 2.8);
  canvas.form('M11.5 11.5L13 8H19L20.5 11.5Q16 14.5 11.5 11.5z', metal, { rim: 1.2 });
  canvas.form(choices.pick('cut', GEM_CUTS)(16, 6.5, choices.between('size', 3.8, 5)), gem, {
    rim: 1.8,
    inside: lineOf('M14 6l1.5 -2', gem.shine, 1.2),
  });
  return choices.chance('sparkles', 0.6) ? canvas.glint(24, 4, 2.6, gem.shine) : canvas;
}

export function drawPendant({ choices, level }: ItemSketch): Canvas {
  const metal = choices.pick('metal', [GOLD, SILVER, LEATHER]);
  const gem = gemOf(choices);
  const canvas = new Canvas()
    .line('M4 3Q5 15 16 17Q27 15 28 3', metal.line, 3)
    .line('M4 3Q5 15 16 17Q27 15 28 3', metal.light, 1.4);
  canvas.form('M13.6 14.5h4.8v3.5h-4.8z', metal, { rim: 1 });
  const cut = choices.pick('cut', GEM_CUTS);
  canvas.form(cut(16, 23, 7), metal === LEATHER ? BONE : metal, { rim: 1.6 });
  canvas.form(cut(16, 23, level >= 50 ? 4.8 : 4), gem, {
    rim: 1.8,
    outline: 0.9,
    inside: lineOf('M14.5 22.5l1.5 -2', gem.shine, 1.1),
  });
  return canvas;
}

export function drawBelt(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const strap = choices.chance('leather', 0.5) ? LEATHER : dyeOf(choices);
  const metal = level >= 40 ? GOLD : tierOf(level + 10);
  const canvas = new Canvas(-14).form('M1 12.5Q16 17.5 31 12.5V19.5Q16 24.5 1 19.5z', strap, {
    rim: 2.2,
    inside: lineOf('M0 14.5Q16 19.5 32 14.5M0 18Q16 23 32 18', strap.shade, 0.7),
  });
  for (const x of [5, 26.5]) canvas.dot(x, x < 16 ? 16.8 : 17, 1.1, metal.light);
  canvas.form(
    choices.pick('buckle', [
      'M10.5 11.5h11v13h-11z',
      'M16 9.5L23 18L16 26.5L9 18z',
      'M9 18a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z',
    ]),
    metal,
    { rim: 2 },
  );
  return canvas.form('M13.5 18a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0z', level >= 20 ? gemOf(choices) : strap, {
    rim: 1,
    outline: 1,
  });
}

export function drawMedal({ choices }: ItemSketch): Canvas {
  const ribbon = dyeOf(choices, 'ribbon');
  const stripe = dyeOf(choices, 'stripe');
  const metal = choices.pick('metal', [GOLD, SILVER, tierOf(15)]);
  const shapes = [
    'M16 10.5L18.5 14.2L22.8 13.4L22.5 17.8L26 20.5L22.5 23.2L22.8 27.6L18.5 26.8L16 30.5L13.5 26.8L9.2 27.6L9.5 23.2L6 20.5L9.5 17.8L9.2 13.4L13.5 14.2z',
    'M8 21a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z',
    'M16 11L18.8 17.5L26 18L20.5 22.6L22.3 29.5L16 25.7L9.7 29.5L11.5 22.6L6 18L13.2 17.5z',
  ] as const;
  const canvas = new Canvas().form('M9 2H23L20.5 15H11.5z', ribbon, {
    rim: 1.8,
    inside: patchOf('M13.5 0h5V16h-5z', stripe.base),
  });
  canvas.form(choices.pick('shape', shapes), metal, { rim: 2 });
  return canvas.form(
    'M12.2 20.8a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0z',
    choices.chance('gem', 0.5) ? gemOf(choices) : metal,
    { rim: 1.5, outline: 0.9 },
  );
}

/** Words of names that say what is worn in the face: places in the list of `drawFaceAccessory`. */
const FACE_WORDS: readonly (readonly [word: RegExp, index: number])[] = [
  [/moustache|mustache|beard|stubble/i, 2],
  [/nose|gum\b/i, 4],
  [/cheek|blush|paint|freckle|sticker|stripe|scar\b|tears?\b|whisker/i, 3],
  [/surgeon|scarf|plaster|band-aid|gauze/i, 1],
  [/mask|grin|disguise/i, 0],
];

export function drawFaceAccessory({ choices, name }: ItemSketch): Canvas {
  const tone = freeTone(choices, 'paint');
  const kinds = [
    () =>
      new Canvas()
        .form('M4 10Q16 5 28 10Q29 20 22.5 23Q18.5 22 16 18.5Q13.5 22 9.5 23Q3 20 4 10z', tone, { rim: 2.2 })
        .patch('M8 14q3.5 -2.5 6 .5q-2.5 3 -6 -.5zM24 14q-3.5 -2.5 -6 .5q2.5 3 6 -.5z', INK.base),
    () =>
      new Canvas()
        .form('M6 11Q16 15 26 11Q27.5 20 16 25Q4.5 20 6 11z', BONE, {
          rim: 2.4,
          inside: lineOf('M8 16.5Q16 20 24 16.5', BONE.shade, 1),
        })
        .line('M6 12L1.5 9.5M26 12L30.5 9.5', BONE.line, 1.3),
    () =>
      new Canvas().form(
        'M16 14Q12 11 7.5 15Q4.5 17.5 1.5 16Q4 22.5 9.5 21.5Q14 21 16 17.5Q18 21 22.5 21.5Q28 22.5 30.5 16Q27.5 17.5 24.5 15Q20 11 16 14z',
        INK,
        { rim: 1.8 },
      ),
    () =>
      new Canvas().form(
        'M5 18Q3 10 8.5 9.5Q13.5 10 12.5 16Q10 21 5 18zM27 18Q29 10 23.5 9.5Q18.5 10 19.5 16Q22 21 27 18z',
        freeTone(choices, 'blush', 0.76, 0.12),
        { rim: 2 },
      ),
    () =>
      new Canvas().form(
        'M9 16a7 6.5 0 1 1 14 0a7 6.5 0 1 1 -14 0z',
        /clown|nose/i.test(name) ? gemAt(0) : freeTone(choices, 'nose', 0.62, 0.19),
        {
          rim: 3,
          inside: patchOf('M12 13q1 -2.5 3.5 -2.5q-.5 2.5 -3.5 2.5z', '#fff'),
        },
      ),
  ] as const;
  const named = FACE_WORDS.find(([word]) => word.test(name))?.[1];
  return (named === undefined ? choices.pick('kind', kinds) : (kinds[named] ?? kinds[0]))();
}

export function drawEyeAccessory({ choices, name }: ItemSketch): Canvas {
  const frame = choices.pick('frame', [INK, GOLD, dyeOf(choices), SILVER]);
  const tint = dyeNamed(name);
  const isDark = /shades|smoked|sun ?glasses/i.test(name) || choices.chance('dark', 0.4);
  const lens =
    tint !== undefined
      ? tint
      : isDark
        ? INK
        : choices.chance('tinted', 0.5)
          ? freeTone(choices, 'lens', 0.78, 0.1)
          : GLASS;
  const shape = choices.pick('shape', [
    (x: number) => pathData`M${x - 5.5} 15.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0z`,
    (x: number) => pathData`M${x - 6} 11.5h12v4.5q-1.5 5 -6 5t-6 -5z`,
    (x: number) => pathData`M${x - 5.5} 11h11v9h-11z`,
  ]);
  const canvas = new Canvas();
  const isGlass = /glass|goggle|spectacle|lens|monocle|lorgnette|loupe|shades|visor|slices/i.test(name);
  if (/patch|blindfold|third eye/i.test(name) || (!isGlass && choices.chance('patch', 0.2))) {
    return canvas
      .line('M2 6Q16 10 30 24', INK.line, 2.4)
      .form('M8.5 12Q16 9 23.5 14Q23 24 15 24.5Q8 22 8.5 12z', INK, { rim: 2.2 })
      .glint(16, 17, 3, BONE.base);
  }
  canvas
    .line('M2.5 12Q1 11 1.5 9M29.5 12Q31 11 30.5 9M13.5 14Q16 12 18.5 14', frame.line, 2.6)
    .line('M13.5 14Q16 12 18.5 14', frame.base, 1.2);
  for (const x of [8, 24]) {
    canvas.form(shape(x), lens, {
      rim: 1.6,
      outline: 2.6,
      inside: lineOf(pathData`M${x - 3} 18l4.5 -5.5`, '#fff', 1.2),
    });
    canvas.line(shape(x), frame.base, 1.1);
  }
  return canvas;
}
