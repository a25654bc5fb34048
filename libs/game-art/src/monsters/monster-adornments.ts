import { pathData } from '../svg.js';
import { oval, part, stain, stroke } from '../svg-elements.js';
import type { Body, Brush } from './monster-brush.js';

const GOLD = { base: '#f6c445', shade: '#d8922c', shine: '#fff0b8' };

/** Small things on a bare head: horns, leaves, a tuft, a bow. */
export function drawHeadgear({ crown: { x, y } }: Body, { choices, trim, fierceness }: Brush): string {
  const meek: readonly [() => string, ...(() => string)[]] = [
    () =>
      part(trim.base, pathData`M${x} ${y + 2}q-3-12-14-13 0 11 14 13zM${x} ${y + 2}q2-10 12-12 2 10-12 12z`),
    () =>
      stroke(trim.line, 2.6, pathData`M${x - 4} ${y + 2}q-4-10-10-12M${x + 4} ${y + 2}q4-10 10-12`) +
      part(trim.light, oval(x - 15, y - 11, 3.5) + oval(x + 15, y - 11, 3.5)),
    () =>
      part(trim.base, pathData`M${x + 8} ${y}q-8-10-16-4 2 8 16 4zq8-10 16-4-2 8-16 4z`) +
      part(trim.light, oval(x + 8, y, 2.6)),
    () => part(trim.base, pathData`M${x - 7} ${y + 3}q-2-10 4-14 2 4 4 5 0-5 5-8 4 8 1 17z`),
    () => part(trim.light, pathData`M${x - 3} ${y + 2}q-4-8 3-15 7 7 3 15z`),
    () => '',
    () => '',
  ];
  const bold: readonly [() => string, ...(() => string)[]] = [
    () =>
      part(
        trim.light,
        pathData`M${x - 16} ${y + 6}Q${x - 30} ${y} ${x - 26} ${y - 16}q6 12 17 14zM${x + 16} ${y + 6}q14-6 10-22-6 12-17 14z`,
      ),
    () => part(trim.light, pathData`M${x - 5} ${y + 2}l5-20 5 20z`),
    () => part(trim.base, pathData`M${x - 14} ${y + 5}l3-14 7 8 4-13 5 13 7-8 2 14z`),
    () =>
      part(trim.base, pathData`M${x - 4} ${y + 3}q-12-8-6-20 4 4 5 8 0-8 6-14 6 10 2 16 4-4 6-4 2 10-6 14z`),
  ];
  return choices.pick('headgear', fierceness < 0.35 ? meek : bold)();
}

/** Wings for some of the bodies that have shoulders. */
export function drawWings({ shoulders }: Body, { choices, trim, fierceness }: Brush): string {
  if (!shoulders || !choices.chance('wings', 0.12 + fierceness * 0.35)) return '';
  const { y, half } = shoulders;
  const [left, right] = [48 - half, 48 + half];
  return choices.chance('feathers', 0.5)
    ? part(
        trim.light,
        pathData`M${left + 4} ${y}q-14-18-24-12 2 6 6 8-6 0-6 3 2 6 8 6-4 2-2 5 8 4 18-2zM${right - 4} ${y}q14-18 24-12-2 6-6 8 6 0 6 3-2 6-8 6 4 2 2 5-8 4-18-2z`,
      )
    : part(
        trim.shade,
        pathData`M${left + 4} ${y - 2}Q${left - 8} ${y - 22} ${left - 20} ${y - 22}q3 8-1 14 7 0 8 7 8-3 17 5zM${right - 4} ${y - 2}q12-20 24-20-3 8 1 14-7 0-8 7-8-3-17 5z`,
      );
}

/** A pattern on some skins, clipped by the body. */
export function drawPattern({ choices, skin, trim }: Brush): string {
  return choices.pick('pattern', [
    () => '',
    () => '',
    () => stain(skin.light, oval(30, 70, 4) + oval(64, 74, 5) + oval(70, 40, 4) + oval(26, 42, 3)),
    () => stroke(skin.shade, 3.4, 'M10 34q14 4 20-2M86 40q-12 4-18-3M10 62q10 6 16 0M88 66q-10 5-16-1'),
    () => stain(trim.base, oval(74, 34, 12, 9) + oval(22, 76, 9, 8)),
  ])();
}

/** The crown of a boss. */
export function drawCrown({ x, y }: Body['crown']): string {
  const top = Math.max(12, y);
  return (
    part(GOLD.base, pathData`M${x - 15} ${top + 4}l-3-15 9 6 9-11 9 11 9-6-3 15q-15 5-30 0z`) +
    stain(GOLD.shine, pathData`M${x - 12} ${top - 4}l1 6 4 1z`) +
    stain(GOLD.shade, pathData`M${x - 15} ${top + 2}q15 5 30 0v3q-15 5-30 0z`) +
    stain('#e2496b', oval(x, top - 1, 2.4)) +
    stain('#5cc3ef', oval(x - 9, top, 1.6) + oval(x + 9, top, 1.6))
  );
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
