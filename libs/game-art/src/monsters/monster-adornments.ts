import { pathData } from '../svg.js';
import { type Body, type Brush, shapeAt } from './monster-brush.js';

const FIRST_BOLD = 0.35;

/** Small things on a bare head: horns, leaves, a tuft, a bow. */
export function drawHeadgear({ crown }: Body, brush: Brush): string {
  return shapeAt(crown, brush.fierceness < FIRST_BOLD ? 'meek-headgear' : 'bold-headgear', brush);
}

/** Half the width of the shoulders for which the wings are drawn, and of those at their other end. */
const SHOULDERS = { narrow: 16, wide: 32 };

/** Wings for some of the bodies that have shoulders. */
export function drawWings({ shoulders }: Body, brush: Brush): string {
  if (!shoulders || !brush.choices.chance('wings', 0.12 + brush.fierceness * 0.35)) return '';
  const half = (shoulders.half - SHOULDERS.narrow) / (SHOULDERS.wide - SHOULDERS.narrow);
  return shapeAt({ x: 0, y: shoulders.y }, 'wings', brush, { half });
}

/** Light behind a boss: rays, flames, or a ring of sparks. */
export function drawAura({ choices, trim }: Brush): string {
  const rays = choices.integer('rays', 9, 13);
  const form = choices.pick('aura', ['rays', 'flames', 'ring']);
  if (form === 'ring') {
    return `<circle cx="48" cy="50" r="42" fill="${trim.light}" fill-opacity=".28" stroke="none"/><circle cx="48" cy="50" r="42" stroke="${trim.base}" stroke-opacity=".7" stroke-width="2.2" stroke-dasharray="3 9 14 9"/>`;
  }
  let path = '';
  for (let index = 0; index < rays; index++) {
    const turn = (index / rays) * 2 * Math.PI - Math.PI / 2;
    const half = form === 'rays' ? 0.13 : 0.24;
    const tip = form === 'rays' ? 47 : 42 + (index % 2) * 5;
    const [fromX, fromY] = [48 + Math.cos(turn - half) * 32, 50 + Math.sin(turn - half) * 32];
    const [toX, toY] = [48 + Math.cos(turn + half) * 32, 50 + Math.sin(turn + half) * 32];
    const [tipX, tipY] = [
      48 + Math.cos(turn + (form === 'rays' ? 0 : 0.1)) * tip,
      50 + Math.sin(turn + (form === 'rays' ? 0 : 0.1)) * tip,
    ];
    path += pathData`M${fromX} ${fromY}L${tipX} ${tipY}L${toX} ${toY}z`;
  }
  return `<g fill="${trim.light}" stroke="none"><circle cx="48" cy="50" r="36" fill-opacity=".35"/><path d="${path}" fill-opacity=".7"/></g>`;
}
