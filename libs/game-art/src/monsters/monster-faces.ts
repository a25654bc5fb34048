import { FACES_BY_TEMPER } from '../generated/tables.js';
import { pathData } from '../svg.js';
import { oval, stain, stroke } from '../svg-elements.js';
import { type Body, type Brush, shapeAt, type Spot } from './monster-brush.js';

const WHITE = '#fffdf8';

interface Eye extends Spot {
  /** Radius of a plain eye. */
  size: number;
  /** -1 for the left eye, 1 for the right eye. */
  side: number;
}

/** Sizes of the two ends of an eye and of a mouth in their files. */
const EYE_SIZES = { small: 4, large: 6 };
const MOUTH_SIZES = { small: 0.8, large: 1.2 };

const shareOf = (size: number, { small, large }: typeof EYE_SIZES) => (size - small) / (large - small);

const GLOWS: readonly [string, ...string[]] = ['#ffd76a', '#8df0ff', '#ff8a8a', '#b9ff9a', '#ffb0f4'];

/** The face of a monster: meek and rosy at the lowest levels, full of teeth at the highest. */
export function drawFace({ face, hasGlowingEyes, isMouthless }: Body, brush: Brush): string {
  const { choices, fierceness } = brush;
  const temper = fierceness < 0.3 ? 0 : fierceness < 0.65 ? 1 : 2;
  const { eyes: eyeKinds, mouths } = FACES_BY_TEMPER[temper];
  const kind = choices.pick('eyes', eyeKinds);
  const size = 4.6 * face.size;
  const draw = (eye: Eye): string =>
    hasGlowingEyes
      ? glow(eye, brush)
      : shapeAt(eye, `eyes/${kind}`, brush, {
          size: shareOf(eye.size, EYE_SIZES),
          left: eye.side < 0 ? 0 : 1,
        });
  // Slightly uneven eyes look alive; equal ones look printed.
  const uneven = choices.between('uneven', -0.35, 0.35);
  const eyes = [-1, 1]
    .map((side) => draw({ x: face.x + side * face.gap, y: face.y, size: size + side * uneven, side }))
    .join('');
  const mouth = choices.pick('mouth', mouths);
  const lips = isMouthless
    ? ''
    : hasGlowingEyes
      ? glowingMouth(brush, face)
      : shapeAt({ x: face.x, y: face.y + 9.5 * face.size }, `mouths/${mouth}`, brush, {
          size: shareOf(face.size, MOUTH_SIZES),
        });
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
