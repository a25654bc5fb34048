import { FACES_BY_TEMPER } from '../generated/tables.js';
import { pathData } from '../svg.js';
import { oval, stain, stroke } from '../svg-elements.js';
import type { Body, Brush } from './monster-brush.js';

const INK = '#2a2138';
const WHITE = '#fffdf8';

interface Eye {
  x: number;
  y: number;
  /** Radius of a plain eye. */
  size: number;
  /** -1 for the left eye, 1 for the right eye. */
  side: number;
}

type EyeDrawing = (eye: Eye, brush: Brush) => string;

const EYES = {
  bead: ({ x, y, size }) =>
    stain(INK, oval(x, y, size * 0.8, size)) +
    stain(
      WHITE,
      oval(x - size * 0.25, y - size * 0.4, size * 0.32) + oval(x + size * 0.25, y + size * 0.4, size * 0.16),
    ),
  wide: ({ x, y, size, side }) =>
    stain(INK, oval(x, y, size * 1.25)) +
    stain(WHITE, oval(x, y, size * 1.02)) +
    stain(INK, oval(x - side * size * 0.2, y + size * 0.1, size * 0.55)) +
    stain(WHITE, oval(x - side * size * 0.2 - 1, y - size * 0.15, size * 0.2)),
  sleepy: ({ x, y, size, side }, { skin }) =>
    stain(INK, oval(x, y, size * 0.95)) +
    stain(WHITE, oval(x - 1, y + 0.6, size * 0.28)) +
    stain(
      skin.shade,
      pathData`M${x - size * 1.3} ${y + size * 0.1}v${-size * 1.3}h${size * 2.6}v${size * 1.3 + side * 0.4}z`,
    ) +
    stroke(INK, 2, pathData`M${x - size * 1.1} ${y}h${size * 2.2}`),
  angry: ({ x, y, size, side }, { trim }) =>
    stain(WHITE, oval(x, y, size)) +
    stain(trim.shade, oval(x - side * size * 0.25, y + size * 0.15, size * 0.6)) +
    stain(INK, oval(x - side * size * 0.25, y + size * 0.15, size * 0.36)) +
    stroke(
      INK,
      2.8,
      pathData`M${x - side * size * 1.2} ${y - size * 0.25}l${side * size * 2.3} ${-size * 0.85}`,
    ),
  slit: ({ x, y, size, side }, { trim }) =>
    stain(INK, oval(x, y, size * 1.2, size * 1.1)) +
    stain(trim.light, oval(x, y, size * 0.95, size * 0.88)) +
    stain(INK, oval(x - side * 0.6, y, size * 0.26, size * 0.8)) +
    stroke(
      INK,
      2.6,
      pathData`M${x - side * size * 1.3} ${y - size * 0.5}l${side * size * 2.5} ${-size * 0.6}`,
    ),
  glad: ({ x, y, size }) =>
    stroke(INK, 2.8, pathData`M${x - size} ${y + size * 0.4}q${size} ${-size * 1.7} ${size * 2} 0`),
  sparkling: ({ x, y, size }, { skin }) =>
    stain(INK, oval(x, y, size * 0.95, size * 1.2)) +
    stain(skin.base, oval(x, y + size * 0.65, size * 0.6, size * 0.4)) +
    stain(
      WHITE,
      oval(x - size * 0.3, y - size * 0.45, size * 0.4) + oval(x + size * 0.4, y + size * 0.2, size * 0.18),
    ),
  dizzy: ({ x, y, size }) =>
    stain(INK, oval(x, y, size * 1.25)) +
    stain(WHITE, oval(x, y, size)) +
    stroke(
      INK,
      1.6,
      pathData`M${x} ${y}q${size * 0.4} ${-size * 0.1} ${size * 0.3} ${size * 0.4}t${-size * 0.9} 0 ${size * 0.5} ${-size} ${size * 0.9} ${size * 0.5}`,
    ),
} satisfies Record<string, EyeDrawing>;

type MouthDrawing = (x: number, y: number, size: number) => string;

const MOUTHS = {
  smile: (x, y, size) =>
    stroke(INK, 2.4, pathData`M${x - 5 * size} ${y}q${5 * size} ${5 * size} ${10 * size} 0`),
  cat: (x, y, size) =>
    stroke(
      INK,
      2.2,
      pathData`M${x - 6 * size} ${y}q${3 * size} ${4 * size} ${6 * size} 0q${3 * size} ${4 * size} ${6 * size} 0`,
    ),
  open: (x, y, size) =>
    stain(
      INK,
      pathData`M${x - 6 * size} ${y - 1}q${6 * size} -2 ${12 * size} 0q0 ${9 * size} ${-6 * size} ${9 * size}t${-6 * size} ${-9 * size}z`,
    ) + stain('#ee7288', oval(x, y + 5 * size, 3.2 * size, 2.2 * size)),
  tooth: (x, y, size) =>
    stroke(INK, 2.4, pathData`M${x - 6 * size} ${y}q${6 * size} ${4 * size} ${12 * size} 0`) +
    stain(WHITE, pathData`M${x + 1} ${y + 1.8 * size}l${2 * size} ${4.6 * size} ${2 * size} ${-5.4 * size}z`),
  tongue: (x, y, size) =>
    stain(
      '#ee7288',
      pathData`M${x - 1} ${y + 2}h${5 * size}v${3 * size}q${-2.5 * size} ${4 * size} ${-5 * size} 0z`,
    ) + stroke(INK, 2.4, pathData`M${x - 6 * size} ${y}q${6 * size} ${5 * size} ${12 * size} 0`),
  small: (x, y, size) => stain(INK, oval(x, y + 1.5, 2.4 * size, 2.8 * size)),
  wobble: (x, y, size) =>
    stroke(
      INK,
      2.4,
      pathData`M${x - 6 * size} ${y + 2}l${3 * size} ${-2.5 * size} ${3 * size} ${2.5 * size} ${3 * size} ${-2.5 * size} ${3 * size} ${2.5 * size}`,
    ),
  grin: (x, y, size) =>
    `<path d="${pathData`M${x - 9 * size} ${y - 2}q${9 * size} ${4 * size} ${18 * size} 0q-1 ${9 * size} ${-9 * size} ${9 * size}t${-9 * size} ${-9 * size}z`}" fill="${WHITE}" stroke="${INK}" stroke-width="2"/>` +
    stroke(
      INK,
      1.4,
      pathData`M${x - 4 * size} ${y}v${5 * size}M${x} ${y}v${7 * size}M${x + 4 * size} ${y}v${5 * size}`,
    ),
  fangs: (x, y, size) =>
    stain(
      INK,
      pathData`M${x - 9 * size} ${y - 1}q${9 * size} ${3 * size} ${18 * size} 0q-1 ${9 * size} ${-9 * size} ${9 * size}t${-9 * size} ${-9 * size}z`,
    ) +
    stain(
      WHITE,
      pathData`M${x - 7 * size} ${y}l${2 * size} ${5 * size} ${2.6 * size} ${-4.4 * size}zM${x + 7 * size} ${y}l${-2 * size} ${5 * size} ${-2.6 * size} ${-4.4 * size}z`,
    ),
  frown: (x, y, size) =>
    stroke(INK, 2.6, pathData`M${x - 6 * size} ${y + 3}q${6 * size} ${-5 * size} ${12 * size} 0`),
} satisfies Record<string, MouthDrawing>;

const GLOWS: readonly [string, ...string[]] = ['#ffd76a', '#8df0ff', '#ff8a8a', '#b9ff9a', '#ffb0f4'];

/** The face of a monster: meek and rosy at the lowest levels, full of teeth at the highest. */
export function drawFace({ face, hasGlowingEyes, isMouthless }: Body, brush: Brush): string {
  const { choices, fierceness } = brush;
  const temper = fierceness < 0.3 ? 0 : fierceness < 0.65 ? 1 : 2;
  const { eyes: eyeKinds, mouths } = FACES_BY_TEMPER[temper];
  const kind = choices.pick('eyes', eyeKinds);
  const size = 4.6 * face.size;
  const draw: EyeDrawing = hasGlowingEyes ? glow : EYES[kind];
  // Slightly uneven eyes look alive; equal ones look printed.
  const uneven = choices.between('uneven', -0.35, 0.35);
  const eyes = [-1, 1]
    .map((side) => draw({ x: face.x + side * face.gap, y: face.y, size: size + side * uneven, side }, brush))
    .join('');
  const mouth = choices.pick('mouth', mouths);
  const lips = isMouthless
    ? ''
    : hasGlowingEyes
      ? glowingMouth(brush, face)
      : MOUTHS[mouth](face.x, face.y + 9.5 * face.size, face.size);
  const isRosy = !hasGlowingEyes && temper < 2 && choices.chance('rosy', 0.75);
  const cheeks = isRosy
    ? `<path d="${oval(face.x - face.gap - 3.5 * face.size, face.y + 7.5 * face.size, 3.4 * face.size, 2.2 * face.size)}${oval(face.x + face.gap + 3.5 * face.size, face.y + 7.5 * face.size, 3.4 * face.size, 2.2 * face.size)}" fill="#ff6f7d" fill-opacity=".45" stroke="none"/>`
    : '';
  return cheeks + eyes + lips;
}

function glow({ x, y, size, side }: Eye, { choices }: Brush): string {
  const color = choices.pick('glow', GLOWS);
  const shape = choices.pick('glow shape', [
    oval(x, y, size * 0.8, size),
    pathData`M${x - side * size} ${y + size * 0.4}l${side * size * 2.2} ${-size}q0 ${size * 1.6} ${-side * size} ${size * 1.5}z`,
    oval(x, y, size * 1.1, size * 0.6),
  ]);
  return (
    `<path d="${shape}" fill="${color}" stroke="${color}" stroke-opacity=".35" stroke-width="3"/>` +
    stain(WHITE, oval(x - size * 0.2, y - size * 0.1, size * 0.3))
  );
}

function glowingMouth({ choices }: Brush, { x, y, size }: Body['face']): string {
  const color = choices.pick('glow', GLOWS);
  return stroke(
    color,
    2.4,
    pathData`M${x - 7 * size} ${y + 10 * size}l${3.5 * size} ${3 * size} ${3.5 * size} ${-3 * size} ${3.5 * size} ${3 * size} ${3.5 * size} ${-3 * size}`,
  );
}
