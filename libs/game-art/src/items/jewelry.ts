import { Canvas, lineOf } from '../canvas.js';
import type { ShapeName } from '../generated/shapes.js';
import { FACE_WORDS, FACES } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import { pathData } from '../svg.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';
import { BONE, dyeOf, freeTone, GLASS, gemOf, GOLD, INK, LEATHER, SILVER, tierOf } from './materials.js';
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

const faceNamed = choiceByPattern<ShapeName>(FACE_WORDS);

export function drawFaceAccessory(sketch: ItemSketch): Canvas {
  return drawItemShape(faceNamed(sketch.name) ?? sketch.choices.pick('kind', FACES), sketch);
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
