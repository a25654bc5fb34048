import { pathData } from '../../svg.js';
import { line, oval, part, stain, stroke } from '../../shapes.js';
import { formOf } from '../monster-brush.js';
import type { Body, Brush } from '../monster-brush.js';

const HEADWEAR = {
  rogue: ({ trim }: Brush) =>
    part(trim.base, 'M22 36Q20 12 48 11q28 1 26 25-26-10-52 0zM72 32q12 0 15 9-9 0-14-3 6 6 4 12-7-4-8-13z'),
  sailor: ({ trim, belly }: Brush) =>
    part(trim.base, 'M12 28q10 2 15 0Q30 11 48 11t21 17q5 2 15 0-2 12-19 10-17-5-34 0-17 2-19-10z') +
    stain(belly.light, 'M44 20q4-3 8 0 1 4-2 6h-4q-3-2-2-6z'),
  doll: ({ trim, belly }: Brush) =>
    part(trim.base, 'M24 42Q14 38 20 26 26 12 48 12t28 14q6 12-4 16 0-14-12-18-12-3-24 0-12 4-12 18z') +
    part(belly.base, pathData`M48 14q-10-10-18-2 4 8 18 2q10-10 18-2-4 8-18 2z`),
  servant: ({ skin, trim }: Brush) =>
    part(skin.shade, 'M28 24V4h40v20zM18 24h60v6q-30-6-60 0z') + stain(trim.base, 'M29 16h38v6H29z'),
  snowman: ({ trim }: Brush) =>
    part(trim.shade, 'M32 22V8h32v14zM24 22h48v6q-24-5-48 0z') + stain(trim.light, 'M33 16h30v4H33z'),
  straw: () =>
    part('#e0b65c', 'M10 30q10-6 38-6t38 6q-12 6-38 6t-38-6zM28 26l8-18q12-6 24 0l8 18q-20 5-40 0z') +
    line('M36 8l-4-4M60 8l5-3'),
  climber: ({ trim, belly }: Brush) =>
    part(trim.base, 'M22 34Q22 12 48 11q26 1 26 23-26-9-52 0z') +
    part(belly.light, 'M20 32q28-10 56 0v7q-28-9-56 0z') +
    part(belly.light, oval(48, 9, 6)),
} as const;

type Folk = keyof typeof HEADWEAR;

const FOLK: readonly [Folk, ...Folk[]] = [
  'rogue',
  'sailor',
  'doll',
  'servant',
  'snowman',
  'straw',
  'climber',
];

const TOOLS = {
  rogue: 'M10 70l-3-18 4-8 4 8-2 18zM5 70h12v4H5z',
  sailor: 'M8 74q-10-22 4-40 2 18 2 40zM4 72h15v4H4z',
  doll: '',
  servant: 'M4 58h20q0 6-10 6T4 58zM8 58q6-10 12 0z',
  snowman: 'M12 74l-3-24-6 4 3-8-4-6 6 2 3-8 3 8 6-2-4 6 3 8-5-4 1 24z',
  straw: 'M11 82V44M5 40v10q6 6 12 0V40M11 40v8',
  climber: 'M10 82V52H2q8-8 20-4-6 0-8 4v30z',
} as const;

/** Somebody of a hand's height, with a grudge: a rogue, a sailor, a doll, a servant, a snowman, a scarecrow, a climber. */
export function folk(brush: Brush): Body {
  const { choices, skin, trim, belly } = brush;
  const kind = formOf(brush, FOLK);
  const isRound = kind === 'snowman';
  const coat = isRound
    ? part(skin.base, oval(48, 72, 23, 15)) +
      stain(skin.shade, oval(56, 78, 13, 7)) +
      stain(skin.line, oval(48, 68, 1.8) + oval(48, 75, 1.8))
    : part(trim.base, 'M34 60h28q8 12 8 24-22 6-44 0 0-12 8-24z') +
      stain(belly.base, 'M44 60h8l3 26H41z') +
      stain(trim.shade, 'M28 76q20 5 40 0v4q-20 5-40 0z');
  const arms = isRound
    ? stroke(skin.line, 3.4, 'M28 68L14 60l-6 2M14 60l-2-7M68 68l14-8 6 2M82 60l2-7')
    : part(trim.shade, 'M34 62q-14 2-18 12l7 4q5-5 11-5zM62 62q14 2 18 12l-7 4q-5-5-11-5z') +
      part(skin.base, `${oval(18, 76, 4.5)}${oval(78, 76, 4.5)}`);
  const tool = kind === 'straw' ? line(TOOLS.straw) : part('#d9e0ea', TOOLS[kind]);
  const feet = isRound ? '' : part(skin.shade, 'M30 82h14v5H28q-2-4 2-5zM52 82h14q4 1 2 5H52z');
  const mask =
    kind === 'rogue' && choices.chance('mask', 0.6)
      ? stain(trim.shade, 'M20 40h56v12q-12 5-28-2-16 7-28 2z')
      : '';
  return {
    shape: 'M24 42c0-16 10-24 24-24s24 8 24 24-9 21-24 21-24-5-24-21z',
    behind: feet + coat + arms + (TOOLS[kind] === '' ? '' : tool),
    marks:
      mask +
      (kind === 'doll'
        ? stroke(skin.shade, 1.8, 'M60 26l6 6M66 26l-6 6M30 54l5 3')
        : stain(belly.light, oval(48, 62, 13, 6))),
    front:
      HEADWEAR[kind](brush) +
      (isRound
        ? part('#f08a3c', 'M46 49q-8 1-12 5 8 4 14-1z') + stroke(trim.base, 5, 'M32 62q16 6 32 0M58 64l3 10')
        : ''),
    face: { x: 48, y: 44, gap: 10, size: 1 },
    crown: { x: 48, y: 14 },
    shadow: { x: 48, half: 30 },
    isCrowned: true,
  };
}
