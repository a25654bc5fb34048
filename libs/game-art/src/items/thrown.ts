import { Canvas, lineOf } from '../canvas.js';
import { pathData } from '../svg.js';
import type { ItemSketch } from './item-description.js';
import { dyeOf, freeTone, gemOf, GOLD, IRON, STEEL, tierOf, WOOD } from './materials.js';

/** Better ones have higher ids: their metal follows the last digits. */
const metalOf = ({ id, level }: ItemSketch) => tierOf(Math.max(level, 20 + (id % 100) * 6));

/** A star with blades around a hole. */
export function drawThrowingStar(sketch: ItemSketch): Canvas {
  const { choices } = sketch;
  const points = choices.integer('points', 3, 6);
  const inner = choices.between('inner', 4.5, 6.5);
  const sweep = choices.pick('sweep', [0, 0.35, 0.6]);
  const at = (radius: number, angle: number) =>
    pathData`${16 + radius * Math.cos(angle)} ${16 + radius * Math.sin(angle)}`;
  let path = '';
  for (let point = 0; point < points; point++) {
    const angle = (point * 2 * Math.PI) / points - Math.PI / 2;
    const half = Math.PI / points;
    path += `${point === 0 ? 'M' : 'L'}${at(inner, angle - half)}Q${at(inner * 1.4, angle - half * 0.4)} ${at(14, angle + sweep)}`;
  }
  const metal = metalOf(sketch);
  return new Canvas()
    .form(`${path}z`, metal, { rim: 2 })
    .form(
      'M12.8 16a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0z',
      choices.chance('gem', 0.4) ? gemOf(choices) : tierOf(20),
      { rim: 1.2, outline: 1 },
    );
}

/** A bundle of arrows; of bolts, which are short and thick. */
export function drawArrows(sketch: ItemSketch): Canvas {
  const { choices, id } = sketch;
  const isBolt = Math.floor(id / 1000) % 10 === 1;
  const metal = metalOf(sketch);
  const feather = dyeOf(choices, 'feather');
  const canvas = new Canvas(45, isBolt ? { scale: 0.92, along: 1 } : { scale: 0.76, along: 0.6 });
  const [from, to, half] = isBolt ? [3, 27, 1.2] : [-2, 33, 0.8];
  for (const x of [10.5, 21.5, 16]) {
    canvas.form(pathData`M${x - half} ${from}h${half * 2}V${to}h${-half * 2}z`, WOOD, {
      rim: 0.7,
      outline: 0.9,
    });
    canvas.form(pathData`M${x} ${from - 5.5}L${x + 3} ${from + 1.5}H${x - 3}z`, metal, { rim: 1.2 });
    canvas.form(pathData`M${x} ${to - 7}l2.8 2v7l-2.8 -2l-2.8 2v-7z`, feather, { rim: 1, outline: 1 });
  }
  return canvas.form('M8 15.5h16v3.5h-16z', dyeOf(choices, 'band'), { rim: 1 });
}

/** Bullets in a row. */
export function drawBullets(sketch: ItemSketch): Canvas {
  const { choices } = sketch;
  const metal = metalOf(sketch);
  const band = dyeOf(choices, 'band');
  const jacket = choices.pick('jacket', [GOLD, tierOf(15), STEEL]);
  const canvas = new Canvas(18);
  for (const [x, y] of [
    [8, 5],
    [16, 3],
    [24, 5],
  ] as const) {
    canvas.form(
      pathData`M${x - 3} ${y + 8}Q${x - 3} ${y + 2} ${x} ${y}Q${x + 3} ${y + 2} ${x + 3} ${y + 8}z`,
      metal,
      { rim: 1.6 },
    );
    canvas.form(pathData`M${x - 3.2} ${y + 8}h6.4v14h-6.4z`, jacket, {
      rim: 1.8,
      inside: lineOf(pathData`M${x - 4} ${y + 19}h8`, band.base, 2),
    });
  }
  return canvas;
}

/** A ball of snow, a balloon, a stone: something to throw in fun. */
export function drawThrownToy({ choices }: ItemSketch): Canvas {
  const tone = freeTone(choices, 'ball', 0.78, 0.1);
  return new Canvas()
    .form('M4.5 16a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1 -23 0z', choices.chance('stone', 0.3) ? IRON : tone, {
      rim: 4,
      inside: lineOf('M9 12Q10 8.5 13.5 7.5', '#fff', 2),
    })
    .glint(26, 6, 3);
}
