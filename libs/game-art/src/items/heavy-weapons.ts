import { Canvas, lineOf, patchOf } from '../canvas.js';
import type { Material } from '../color.js';
import { pathData } from '../svg.js';
import type { ItemSketch } from './item-description.js';
import { DARK_WOOD, dyeOf, gemOf, GOLD, tierOf, WOOD } from './materials.js';

function drawShaft(
  canvas: Canvas,
  { choices, level }: ItemSketch,
  from: number,
  to: number,
  half = 1.3,
): void {
  const wood = level >= 60 ? tierOf(level - 40) : choices.pick('shaft', [WOOD, DARK_WOOD]);
  const knots = lineOf(pathData`M16.3 ${from + 4}v${(to - from) * 0.25}`, wood.light, 0.6);
  canvas.form(pathData`M${16 - half} ${from}h${half * 2}V${to}q0 1.5 ${-half} 1.5t${-half} -1.5z`, wood, {
    rim: 1,
    inside: knots,
  });
}

function drawWrap(canvas: Canvas, { choices }: ItemSketch, from: number, to: number, half = 1.3): void {
  const dye = dyeOf(choices, 'wrap');
  canvas.form(pathData`M${15.7 - half} ${from}h${half * 2 + 0.6}V${to}h${-half * 2 - 0.6}z`, dye, {
    rim: 1,
    inside: lineOf(pathData`M13 ${from + 2}l6 -1.5M13 ${from + 4.5}l6 -1.5`, dye.line, 0.6),
  });
}

const AXE_HEADS = [
  'M15 1.5C20 1 25 -1.5 27 -3.5C29 2 28.8 8.5 26.5 13.5C24 11 20 9.5 15 9.5z',
  'M15 1C19 2 22 -1 26 -1.5Q29 5 25.5 12.5C22 11.5 20 8 15 9z',
  'M15 0L25 -4L27.5 4L23.5 6L27 12.5L15 10z',
  'M15 2.5C19 -.5 23 -1 28 1.5C25.5 4.5 25 7.5 27 11C22 13 18.5 12 15 9z',
] as const;

function axeHead(canvas: Canvas, head: string, material: Material, both: boolean): void {
  const edge = (d: string) =>
    canvas.form(d, material, { rim: 2, inside: lineOf('M24 -1Q26.5 5 24 11', material.shine, 1.2) });
  edge(head);
  if (both) canvas.form(mirrored(head), material, { rim: 2 });
}

/** The same path on the other side of the shaft; only absolute commands with pairs of numbers. */
function mirrored(path: string): string {
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_pair, x: string, y: string) => pathData`${32 - Number(x)} ${Number(y)}`,
  );
}

/** A one-handed axe: one blade, short shaft. */
export function drawAxe(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.84, along: 4.2 });
  drawShaft(canvas, sketch, -1.5, 31, 1.4);
  drawWrap(canvas, sketch, 24.5, 30, 1.4);
  const metal = tierOf(level);
  axeHead(canvas, choices.pick('head', AXE_HEADS), metal, false);
  canvas.form('M13 1h4.5v9H13q-1.5 -4.5 0 -9z', tierOf(level - 15), { rim: 1.2 });
  return canvas;
}

/** A two-handed axe: blades on both sides of a long shaft. */
export function drawGreatAxe(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.81, along: 2.9 });
  drawShaft(canvas, sketch, -4, 36, 1.5);
  drawWrap(canvas, sketch, 27, 34, 1.5);
  axeHead(canvas, choices.pick('head', AXE_HEADS), tierOf(level), true);
  canvas.form('M13 0h6v10h-6z', tierOf(level - 15), { rim: 1.2 });
  if (level >= 40)
    canvas.form('M14.2 5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z', gemOf(choices), {
      rim: 0.9,
      outline: 0.9,
    });
  canvas.form('M14 0L16 -6L18 0z', tierOf(level), { rim: 1 });
  return canvas;
}

/** A one-handed mace: a round head with knobs. */
export function drawMace(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.92, along: 2.6 });
  drawShaft(canvas, sketch, 8, 31, 1.4);
  drawWrap(canvas, sketch, 24.5, 30, 1.4);
  const metal = tierOf(level);
  const spikes = choices.integer('spikes', 0, 2);
  if (spikes === 1)
    canvas.bit(
      'M16 -5.5L18.5 0L23.5 -2.5L22.5 2.5L26.5 5L22.5 7.5L23 12L9 12L9.5 7.5L5.5 5L9.5 2.5L8.5 -2.5L13.5 0z',
      tierOf(level + 15),
    );
  if (spikes === 2) canvas.form('M14.5 -4h3v18h-3zM8 3.5h16v3H8z', tierOf(level + 15), { rim: 1 });
  canvas.form('M9.5 5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0z', metal, {
    rim: 3.2,
    inside: patchOf('M12 2.5q1 -2.5 3.5 -2.8q-1 2.6 -3.5 2.8z', metal.shine),
  });
  canvas.form('M13.5 11.5h5v2.8h-5z', tierOf(level - 15), { rim: 1 });
  return canvas;
}

const HAMMERS = [
  'M5.5 -3.5h21v12h-21z',
  'M6 -4L26 -4L28 2.5L26 9L6 9L4 2.5z',
  'M5 -2.5L11 -3.5L11 -1.5L21 -1.5L21 -3.5L27 -2.5L27 8.5L21 9.5L21 7.5L11 7.5L11 9.5L5 8.5z',
] as const;

/** A two-handed mace: a great hammer. */
export function drawGreatMace(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.81, along: 2.7 });
  drawShaft(canvas, sketch, 3, 36, 1.6);
  drawWrap(canvas, sketch, 28, 34, 1.6);
  const metal = tierOf(level);
  const trim = level >= 40 ? GOLD : tierOf(level - 20);
  canvas.form(choices.pick('head', HAMMERS), metal, {
    rim: 2.6,
    inside:
      lineOf('M9.5 -5V10M22.5 -5V10', trim.base, 1.8) + lineOf('M8.3 -5V10M23.7 -5V10', metal.line, 0.6),
  });
  canvas.form('M13.2 2.5L16 -.5L18.8 2.5L16 5.5z', level >= 30 ? gemOf(choices) : trim, { rim: 1 });
  return canvas;
}

const SPEAR_TIPS = [
  'M16 -7.5L19.5 3L16 7L12.5 3z',
  'M16 -7.5C20 -2 20 2 18 6H14C12 2 12 -2 16 -7.5z',
  'M16 -7.5L18.5 0L22 -1.5L18.5 7H13.5L10 -1.5L13.5 0z',
  'M9.5 -4.5L12 1.5H14.6V-7.5H17.4V1.5H20L22.5 -4.5L23 3L19 7H13L9 3z',
] as const;

/** A spear: a thin shaft from corner to corner with a point, and a tassel. */
export function drawSpear(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.84, along: 1 });
  drawShaft(canvas, sketch, 4, 37.5, 1.1);
  const metal = tierOf(level);
  const dye = dyeOf(choices, 'tassel');
  canvas.form('M13.5 8q-2.5 3 -2 6.5l2.5 -1.5l2 3l2 -3l2.5 1.5q.5 -3.5 -2 -6.5z', dye, { rim: 1.4 });
  canvas.form(choices.pick('tip', SPEAR_TIPS), metal, {
    rim: 1.8,
    inside: lineOf('M16 -5V6', metal.shade, 0.7),
  });
  canvas.form('M13.8 6.5h4.4v2.2h-4.4z', level >= 30 ? GOLD : tierOf(level - 10), { rim: 0.8 });
  return canvas;
}

const POLEARM_BLADES = [
  'M15 -4C21 -6 27 -2 28 6C25.5 3.5 23 4 21.5 7C19.5 11 17 11 15 10z',
  'M15 -6Q25 -4 26 10Q21.5 5 15 8z',
  'M15 -2L19 -6.5Q28 0 25 12Q22 6 15 9z',
  'M15 -5C23 -6 29 0 27 9C24 4 20 6 18 12L15 11z',
] as const;

/** A polearm: a long shaft with a curved blade on one side and a hook on the other. */
export function drawPolearm(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.86, along: 1 });
  drawShaft(canvas, sketch, -2, 37.5, 1.2);
  const metal = tierOf(level);
  canvas.form(choices.pick('blade', POLEARM_BLADES), metal, {
    rim: 2,
    inside: lineOf('M19 -3.5Q25 -1 25.5 6', metal.shine, 1),
  });
  canvas.form(
    choices.chance('hook', 0.5) ? 'M17 0L9.5 -2L11.5 3L17 6z' : 'M17 1L11 2.5L17 5z',
    tierOf(level - 10),
    { rim: 1.2 },
  );
  canvas.form('M16 -8L18 -1H14z', metal, { rim: 1 });
  canvas.form('M13.8 8.5h4.4v3h-4.4z', dyeOf(choices, 'band'), { rim: 0.9 });
  return canvas;
}
