import { pathData } from '../svg.js';
import { line, oval, part, stain, stroke } from '../svg-elements.js';
import { formOf, type Body, type Brush } from './monster-brush.js';

const EARS = {
  cat: 'M24 36L20 10q14 4 20 14zM72 36l4-26q-14 4-20 14z',
  bear: `${oval(27, 22, 9)}${oval(69, 22, 9)}`,
  rabbit: 'M34 30Q22 8 30 2q10 0 12 26zM60 30Q76 10 70 2q-12 0-14 26z',
  hound: 'M28 22Q10 20 12 44q8 8 16-6zM68 22q18-2 16 22-8 8-16-6z',
  goat: 'M26 32Q10 28 8 38q8 8 20 4zM70 32q16-4 18 6-8 8-20 4z',
  mouse: `${oval(22, 24, 13)}${oval(74, 24, 13)}`,
  pig: 'M24 34q-4-16 2-20 12 2 16 12zM72 34q4-16-2-20-12 2-16 12z',
} as const;

const INNER_EARS = {
  cat: 'M27 30l-2-12q7 3 10 7zM69 30l2-12q-7 3-10 7z',
  bear: `${oval(27, 22, 4)}${oval(69, 22, 4)}`,
  rabbit: 'M34 24Q28 12 31 8q5 4 7 16zM62 24q6-12 6-16-7 2-9 16z',
  hound: '',
  goat: 'M14 37q6-2 12 0-6 4-12 0zM82 37q-6-2-12 0 6 4 12 0z',
  mouse: `${oval(22, 24, 7)}${oval(74, 24, 7)}`,
  pig: '',
} as const;

const TAILS = {
  cat: 'M66 78q20 4 20-12 0-10-6-9 4 14-14 12z',
  bear: oval(72, 76, 6),
  rabbit: oval(73, 76, 8),
  hound: 'M66 78q16 0 22-18-12-2-22 8z',
  goat: 'M66 74q10-2 14-10-10-2-16 4z',
  mouse: 'M66 82q24 4 22-14l-3-1q0 12-19 9z',
  pig: 'M68 72q12 0 8-8l6 2q2 12-12 12z',
} as const;

type Breed = keyof typeof EARS;

const BREEDS: readonly [Breed, ...Breed[]] = ['cat', 'bear', 'rabbit', 'hound', 'goat', 'mouse', 'pig'];

/** Sitting furry animal: a large head, a small body, and the ears of its form. */
export function beast(brush: Brush): Body {
  const { choices, skin, trim, belly } = brush;
  const breed = formOf(brush, BREEDS);
  const cheeks = choices.between('cheeks', 27, 32);
  const shape =
    pathData`M${48 - cheeks} 46C${48 - cheeks} 30 34 22 48 22s${cheeks} 8 ${cheeks} 24` +
    pathData`c0 ${choices.between('jaw', 14, 18)}-${cheeks - 12} 20-${cheeks} 20s-${cheeks}-4-${cheeks}-20z`;
  const torso = part(skin.base, 'M30 60q-4 16 0 25h36q4-9 0-25z') + stain(belly.base, oval(48, 76, 11, 12));
  const paws = part(skin.light, 'M29 86q-1-8 6-8t7 8zM54 86q0-8 7-8t6 8z');
  const ears = part(skin.base, EARS[breed]) + stain(belly.shade, INNER_EARS[breed]);
  const mask = choices.pick('mask', [
    () => stain(belly.light, oval(48, 61, 15, 10)),
    () => stain(belly.light, `${oval(37, 60, 11)}${oval(59, 60, 11)}`),
    () => stain(trim.base, oval(35, 46, 10, 12)) + stain(belly.light, oval(48, 62, 12, 8)),
    () => stain(trim.base, 'M42 20h12l-4 18h-4z') + stain(belly.light, oval(48, 62, 12, 8)),
    () => stroke(trim.base, 3, 'M40 24v7M48 23v9M56 24v7M20 46h8M76 46h-8M22 54h6M74 54h-6'),
  ])();
  return {
    shape,
    behind: part(skin.shade, TAILS[breed]) + ears + torso + paws,
    marks: mask,
    front: snoutOf(breed, brush) + (breed === 'goat' ? antlersOf(brush) : ''),
    face: { x: 48, y: 47, gap: 12, size: 1 },
    crown: { x: 48, y: 24 },
    shoulders: { y: 68, half: 17 },
    shadow: { x: 50, half: 28 },
    isCrowned: breed === 'goat' || choices.chance('bare', 0.6),
    isMouthless: breed === 'pig',
  };
}

function snoutOf(breed: Breed, { belly, trim, skin }: Brush): string {
  if (breed === 'pig')
    return (
      part(belly.base, oval(48, 57, 11, 8)) + stain(skin.line, oval(44, 57, 1.8, 3) + oval(52, 57, 1.8, 3))
    );
  if (breed === 'mouse')
    return part(trim.base, oval(48, 54, 3.6, 3)) + line('M34 57l-10-2M34 60l-9 3M62 57l10-2M62 60l9 3');
  return stain(skin.line, 'M44 53h8q0 5-4 5t-4-5z');
}

function antlersOf({ choices, trim }: Brush): string {
  return choices.chance('stag', 0.55)
    ? stroke(trim.shade, 5.5, 'M38 26Q28 18 26 4M29 14l-9-4M58 26q10-8 12-22M67 14l9-4') +
        stroke(trim.light, 2.4, 'M38 26Q28 18 26 4M29 14l-9-4M58 26q10-8 12-22M67 14l9-4')
    : part(trim.light, 'M36 28Q16 26 18 6q10 14 26 17zM60 28q20-2 18-22-10 14-26 17z');
}

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
