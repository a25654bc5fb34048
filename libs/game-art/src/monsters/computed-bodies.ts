import { pathData } from '../svg.js';
import { oval, part, stain, stroke } from '../svg-elements.js';
import type { Body, Brush } from './monster-brush.js';

/** Flower: a face among petals. */
export function flower({ choices, skin, trim, belly }: Brush): Body {
  const petals = choices.integer('petals', 6, 11);
  const length = choices.between('length', 30, 34);
  const isPointed = choices.chance('pointed', 0.4);
  let ring = '';
  for (let index = 0; index < petals; index++) {
    const turn = (index / petals) * 2 * Math.PI - Math.PI / 2;
    const half = Math.PI / petals;
    const at = (angle: number, radius: number) =>
      [48 + Math.cos(angle) * radius, 42 + Math.sin(angle) * radius] as const;
    const [fromX, fromY] = at(turn - half, 16);
    const [tipX, tipY] = at(turn, length + 2);
    const [toX, toY] = at(turn + half, 16);
    const [leftX, leftY] = at(turn - half * 0.9, isPointed ? length * 0.75 : length + 2);
    const [rightX, rightY] = at(turn + half * 0.9, isPointed ? length * 0.75 : length + 2);
    ring += pathData`M${fromX} ${fromY}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${toX} ${toY}z`;
  }
  const leaf = '#5fa84e';
  const stem =
    stroke(skin.line, 8, 'M48 60q-4 14 0 24') +
    stroke(leaf, 3.6, 'M48 60q-4 14 0 24') +
    part(leaf, 'M47 80Q30 66 18 74q6 14 29 10zM48 82q14-16 30-10-4 16-30 12z');
  return {
    shape: oval(48, 42, 20),
    behind: stem + part(trim.base, ring),
    marks:
      stain(belly.light, oval(48, 56, 15, 9)) +
      stain(skin.shade, `${oval(36, 28, 1.5)}${oval(48, 25, 1.5)}${oval(60, 29, 1.5)}`),
    face: { x: 48, y: 41, gap: 8.5, size: 0.95 },
    crown: { x: 48, y: 14 },
    shadow: { x: 48, half: 24 },
    isCrowned: true,
  };
}

/** Jellyfish: a bell with streamers. */
export function jelly({ choices, skin, trim, belly }: Brush): Body {
  const count = choices.integer('streamers', 4, 6);
  const sway = choices.between('sway', -6, 6);
  let streamers = '';
  for (let index = 0; index < count; index++) {
    const x = 27 + (index * 42) / (count - 1);
    const length = choices.between(`streamer ${String(index)}`, 12, 20);
    streamers += pathData`M${x} 58q${sway - 5} ${length * 0.5} ${sway * 0.5} ${length * 0.8}t${sway} ${length * 0.6}`;
  }
  const frill = part(trim.base, 'M18 54q-1 9 6 9t8-3q3 5 8 5t8-4q3 4 8 4t8-5q2 3 8 3t6-9z');
  return {
    shape: 'M16 52C16 28 30 18 48 18s32 10 32 34q-2 8-32 8t-32-8z',
    behind: `${stroke(skin.line, 7, streamers)}${stroke(belly.base, 3.6, streamers)}${frill}`,
    marks: stain(skin.light, `${oval(66, 30, 4)}${oval(74, 40, 2.5)}${oval(48, 58, 24, 6)}`),
    face: { x: 48, y: 43, gap: 11, size: 1.05 },
    crown: { x: 48, y: 19 },
    shadow: { x: 48, half: 18 },
    floats: true,
  };
}
