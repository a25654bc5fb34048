import { Canvas } from '../canvas.js';
import { pathData } from '../svg.js';
import { type ItemSketch, drawItemShape } from './item-shape.js';
import { gemOf, tierOf } from './materials.js';

/** The game numbers better throwing stars and arrows higher, so the last digits choose the metal. */
const metalOf = ({ id, level }: ItemSketch) => tierOf(Math.max(level, 20 + (id % 100) * 6));

/** A throwing star with blades around a hole. */
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

/** A bundle of arrows, or of bolts, which are short and thick. */
export function drawArrows(sketch: ItemSketch): Canvas {
  const isBolt = Math.floor(sketch.id / 1000) % 10 === 1;
  return drawItemShape(isBolt ? 'items/thrown/bolts' : 'items/thrown/arrows', sketch, {
    metal: metalOf(sketch),
  });
}

export function drawBullets(sketch: ItemSketch): Canvas {
  return drawItemShape('items/thrown/bullets', sketch, { metal: metalOf(sketch) });
}
