import { Canvas, lineOf } from '../canvas.js';
import type { Material } from '../color.js';
import { pathData } from '../svg.js';
import type { ItemSketch } from './item-shape.js';
import { DARK_WOOD, dyeOf, GOLD, gemOf, LEATHER, tierOf, WOOD } from './materials.js';

interface Blade {
  /** Half the width at the guard. */
  half: number;
  /** Start (the guard) and end (the tip), downwards. */
  from: number;
  to: number;
}

type BladeShape = ({ half, from, to }: Blade) => string;

const straight: BladeShape = ({ half, from, to }) =>
  pathData`M${16 - half} ${from}V${to + half * 1.6}L16 ${to}L${16 + half} ${to + half * 1.6}V${from}z`;

const leaf: BladeShape = ({ half, from, to }) =>
  pathData`M${16 - half * 0.7} ${from}C${16 - half * 0.9} ${from - 8} ${16 - half * 2.1} ${to + 11} 16 ${to}C${16 + half * 2.1} ${to + 11} ${16 + half * 0.9} ${from - 8} ${16 + half * 0.7} ${from}z`;

const saber: BladeShape = ({ half, from, to }) =>
  pathData`M${16 - half} ${from}C${16 - half * 1.2} ${from - 10} ${16 - half * 0.4} ${to + 8} ${16 + half * 1.9} ${to}C${16 + half * 2.4} ${to + 9} ${16 + half * 1.6} ${from - 9} ${16 + half} ${from}z`;

const cleaver: BladeShape = ({ half, from, to }) =>
  pathData`M${16 - half} ${from}V${to + 2}L${16 - half * 0.2} ${to}H${16 + half * 1.5}L${16 + half * 1.9} ${to + 4}C${16 + half * 1.9} ${from - 8} ${16 + half} ${from - 4} ${16 + half} ${from}z`;

const flame: BladeShape = ({ half, from, to }) => {
  const step = (from - to) / 4;
  return pathData`M${16 - half} ${from}q${-half * 0.9} ${-step / 2} 0 ${-step}t0 ${-step}t0 ${-step}L16 ${to}L${16 + half} ${from - step * 3}q${half * 0.9} ${step / 2} 0 ${step}t0 ${step}t0 ${step}z`;
};

const saw: BladeShape = ({ half, from, to }) => {
  const step = (from - to - half * 2) / 3;
  return pathData`M${16 - half} ${from}V${to + half * 2}L${16} ${to}L${16 + half} ${to + half * 2}l${half} ${step * 0.45}l${-half} ${step * 0.55}l${half} ${step * 0.45}l${-half} ${step * 0.55}l${half} ${step * 0.45}l${-half} ${step * 0.55}z`;
};

const SWORD_SHAPES = [straight, leaf, saber, straight, cleaver, flame, saw] as const;
const GREAT_SHAPES = [straight, leaf, flame, saw, cleaver] as const;
const DAGGER_SHAPES = [leaf, saber, straight, flame] as const;

function drawBlade(canvas: Canvas, blade: Blade, shape: BladeShape, material: Material): void {
  const { from, to, half } = blade;
  const groove =
    shape === saber || shape === cleaver
      ? ''
      : lineOf(pathData`M16 ${from}V${to + half * 2.4}`, material.shade, 0.8);
  const shine = lineOf(
    pathData`M${16 - half * 0.45} ${from - 2.5}v${-(from - to) * 0.42}`,
    material.shine,
    0.9,
  );
  canvas.form(shape(blade), material, { rim: half * 0.9, inside: groove + shine });
}

const GUARDS = [
  (y: number, w: number) =>
    pathData`M${16 - w} ${y - 1.2}H${16 + w}a1.2 1.2 0 0 1 0 2.6H${16 - w}a1.2 1.2 0 0 1 0 -2.6z`,
  (y: number, w: number) =>
    pathData`M${16 - w} ${y - 3}q1 2.4 3 2.2h${(w - 3) * 2}q2 .2 3 -2.2q.6 5 -3 5.2h${-(w - 3) * 2}q-3.6 -.2 -3 -5.2z`,
  (y: number, w: number) =>
    pathData`M${16 - w} ${y + 2}q.4 -3.6 3.6 -3.8h${(w - 3.6) * 2}q3.2 .2 3.6 3.8q-2 -1.2 -3.6 -.8h${-(w - 3.6) * 2}q-1.6 -.4 -3.6 .8z`,
  (y: number, w: number) => pathData`M16 ${y - 2.6}L${16 + w} ${y}L16 ${y + 2.6}L${16 - w} ${y}z`,
] as const;

interface Hilt {
  guard: number;
  width: number;
  grip: number;
}

function drawHilt(
  canvas: Canvas,
  { choices, level }: ItemSketch,
  { guard, width, grip }: Hilt,
  end: number,
): void {
  const metal =
    level < 20 ? WOOD : level >= 50 && choices.chance('golden guard', 0.5) ? GOLD : tierOf(level - 15);
  const wrap = choices.chance('dyed grip', 0.5)
    ? dyeOf(choices, 'grip')
    : choices.pick('wrap', [LEATHER, DARK_WOOD]);
  const rings = [0.3, 0.6]
    .map((part) =>
      lineOf(pathData`M${16 - grip} ${guard + (end - guard) * part + 1}l${grip * 2} -1.2`, wrap.shade, 0.9),
    )
    .join('');
  canvas.form(pathData`M${16 - grip} ${guard}h${grip * 2}V${end}h${-grip * 2}z`, wrap, {
    rim: 1,
    inside: rings,
  });
  canvas.form(choices.pick('guard', GUARDS)(guard, width), metal, { rim: 1.2 });
  const pommel = choices.chance('jewelled', 0.25 + level / 250) ? gemOf(choices) : metal;
  canvas.form(pathData`M${16 - 1.9} ${end + 0.9}a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1 -3.8 0z`, pommel, {
    rim: 1,
    outline: 1.1,
  });
}

/** A one-handed sword: a blade of medium width, a short grip. */
export function drawSword(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.96, along: 0.5 });
  const half = choices.between('width', 2, 2.7);
  drawBlade(
    canvas,
    { half, from: 24.5, to: choices.between('length', -3, 0.5) },
    choices.pick('blade', SWORD_SHAPES),
    tierOf(level),
  );
  drawHilt(canvas, sketch, { guard: 25, width: choices.between('guard width', 4.6, 6), grip: 1.3 }, 32.5);
  return canvas;
}

/** A two-handed sword: a broad blade, a long grip, a wide guard. */
export function drawGreatSword(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(45, { scale: 0.86, along: 2 });
  const half = choices.between('width', 3.6, 4.6);
  const blade = { half, from: 22, to: choices.between('length', -5.5, -4) };
  drawBlade(canvas, blade, choices.pick('blade', GREAT_SHAPES), tierOf(level));
  if (choices.chance('ricasso', 0.5))
    canvas.form(pathData`M${16 - half} 22l${half} -6.5l${half} 6.5z`, tierOf(level - 20), { rim: 1.2 });
  drawHilt(canvas, sketch, { guard: 22.5, width: choices.between('guard width', 7, 8.5), grip: 1.5 }, 34);
  if (level >= 70)
    canvas.form('M14.2 22.5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1 -3.6 0z', gemOf(choices), {
      rim: 0.9,
      outline: 0.9,
    });
  return canvas;
}

/** A dagger: short, with a small guard, and held with the tip to the other side, as thieves do. */
export function drawDagger(sketch: ItemSketch): Canvas {
  const { choices, level } = sketch;
  const canvas = new Canvas(225);
  const half = choices.between('width', 2.2, 2.9);
  drawBlade(
    canvas,
    { half, from: 20.5, to: choices.between('length', 4, 6) },
    choices.pick('blade', DAGGER_SHAPES),
    tierOf(level),
  );
  drawHilt(canvas, sketch, { guard: 20.8, width: choices.between('guard width', 3.6, 4.6), grip: 1.4 }, 27.5);
  canvas.line('M16 31.5a1.6 1.6 0 1 1 .1 0', tierOf(level - 15).line, 1);
  return canvas;
}
