import { pathData } from '../../svg.js';
import { line, oval, part, stain, stroke } from '../../shapes.js';
import type { Body, Brush } from '../monster-brush.js';

/** Boulders that agreed to be somebody. */
export function golem({ choices, skin, trim, belly }: Brush): Body {
  const growth = choices.pick('growth', [
    () => part(trim.base, 'M22 34q2-12 10-8 4-8 12-2 6 6-2 10-6-2-8 4-8-2-12-4z'),
    () => part(trim.light, 'M60 28l2-18 7 6 5-8 2 22zM24 34l-4-14 10 8z'),
    () => stroke(trim.light, 3, 'M36 68l12 8 12-8M48 76v8'),
  ])();
  const fists =
    part(skin.shade, 'M18 46Q2 52 4 74l4 10h14l4-10-2-22zM78 46q16 6 14 28l-4 10H74l-4-10 2-22z') +
    line('M8 70h14M74 70h14');
  return {
    shape: 'M22 42l6-14 20-6 20 6 6 14 2 20-8 14H28l-8-14z',
    behind: part(skin.shade, 'M28 72v14h17V74zM51 74v12h17V72z') + fists,
    marks:
      stain(belly.base, 'M30 60h36l-4 18H34z') +
      stroke(skin.shade, 2.2, 'M66 30l-6 8 5 6M26 46l6 5-3 6M58 62l6 5'),
    front: growth,
    face: { x: 48, y: 46, gap: 10, size: 1 },
    crown: { x: 48, y: 23 },
    shadow: { x: 48, half: 42 },
    hasGlowingEyes: choices.chance('glow', 0.5),
    isCrowned: true,
  };
}

/** Wound up, riveted, on time. */
export function machine({ choices, skin, trim, belly }: Brush): Body {
  const isRound = choices.chance('round', 0.5);
  const shape = isRound
    ? 'M20 52q0-26 28-26t28 26v8q0 18-28 18T20 60z'
    : 'M20 34q0-6 6-6h44q6 0 6 6v38q0 6-6 6H26q-6 0-6-6z';
  const key = part(trim.base, 'M72 48h8v-4q-6-8 2-12 6 2 8 6 6 8-2 14 4 10-6 14-8-2-6-10l4-2h-8z');
  const antenna = stroke(skin.line, 3, 'M48 28V14') + part('#e86a4a', oval(48, 12, 4.5));
  const funnel =
    part(trim.shade, 'M40 28V14h-4V9h18v5h-4v14z') +
    stain(belly.light, oval(60, 6, 5, 3) + oval(68, 3, 3, 2));
  const legs = choices.pick('legs', [
    () => part(trim.shade, 'M28 74v8h-6v5h20v-5h-4v-8zM58 74v8h-4v5h20v-5h-6v-8z'),
    () =>
      part(trim.shade, oval(34, 80, 7) + oval(62, 80, 7)) +
      part(trim.light, oval(34, 80, 2.4) + oval(62, 80, 2.4)),
    () => part(trim.shade, 'M26 76h44q8 6 0 11H26q-8-5 0-11z') + line('M34 81h.1M44 81h.1M54 81h.1M64 81h.1'),
  ])();
  return {
    shape,
    behind:
      legs +
      key +
      (choices.chance('funnel', 0.4) ? funnel : antenna) +
      part(trim.base, 'M22 52H10q-6 6-2 14l6-4v-4h8z'),
    marks:
      stain(belly.light, 'M28 38h40v20H28z') +
      stain(skin.shade, `${oval(25, 33, 2)}${oval(71, 33, 2)}${oval(25, 73, 2)}${oval(71, 73, 2)}`) +
      stroke(skin.shade, 2.4, 'M20 64h56M40 69h16M40 73h16'),
    face: { x: 48, y: 47, gap: 10, size: 1 },
    crown: { x: 48, y: 27 },
    shadow: { x: 48, half: 34 },
    isCrowned: true,
  };
}

/** A suit that no one is in any more. */
export function armor({ choices, skin, trim, belly }: Brush): Body {
  const plume = choices.pick('plume', [
    'M48 16Q54 0 78 6q-8 8-2 16-10-2-16 8z',
    'M46 18Q24-2 14 18q10-2 12 8 8-8 20-4z',
    'M40 18q-4-16 8-16t8 16z',
  ]);
  const blade =
    part('#dfe5ee', 'M10 66L6 22l6-10 6 10-2 44z') +
    part(trim.base, 'M2 62h22v6H2z') +
    part(trim.shade, 'M10 68h6v12h-6z');
  const shield =
    part(trim.base, 'M64 56q14-2 26 0 2 20-13 30-15-10-13-30z') +
    stain(trim.light, 'M74 60h6v8h6v5h-6v8h-6v-8h-6v-5h6z');
  return {
    shape: 'M26 42q-2-26 22-26t22 26l-3 16q-19 7-38 0z',
    behind:
      part(trim.base, plume) +
      part(skin.shade, 'M32 74v12h14V76zM50 76v10h14V74z') +
      part(skin.base, 'M26 58h44q4 14-4 22H30q-8-8-4-22z') +
      part(skin.light, oval(24, 62, 8) + oval(72, 62, 8)) +
      stain(belly.base, 'M42 58h12v20H42z') +
      blade,
    marks: stain('#262136', 'M30 40h36v8H52v10h-8V48H30z') + stroke(skin.light, 2.4, 'M48 16v22'),
    front: shield,
    face: { x: 48, y: 44, gap: 9, size: 0.8 },
    crown: { x: 48, y: 16 },
    shadow: { x: 48, half: 36 },
    hasGlowingEyes: true,
    isMouthless: true,
    isCrowned: true,
  };
}

/** A hood with two lights in it. */
export function robe({ choices, skin, trim, belly }: Brush): Body {
  const tool = choices.pick('tool', [
    () =>
      stroke(trim.line, 7, 'M80 86V24') +
      stroke(trim.base, 3, 'M80 86V24') +
      part('#ffd76a', 'M72 16h16l-3 14H75z') +
      line('M74 14h12M80 8v6'),
    () =>
      stroke(trim.line, 7, 'M80 86V14') +
      stroke(trim.base, 3, 'M80 86V14') +
      part('#dfe5ee', 'M82 18Q62 0 44 18q18-6 36 8z'),
    () =>
      stroke(trim.line, 7, 'M80 86V26') +
      stroke(trim.base, 3, 'M80 86V26') +
      part(belly.light, oval(80, 19, 8)) +
      stain(belly.base, oval(82, 21, 4)),
    () =>
      part(trim.base, 'M66 56h22v26H66z') + part(belly.light, 'M69 58h17v22H69z') + line('M73 64h9M73 69h9'),
  ])();
  const hem = choices.between('hem', 26, 32);
  return {
    shape: pathData`M48 10q-6 2-12 12Q22 34 24 52q-6 18-${hem - 22} 32 ${hem - 4} 5 ${hem + 12} 0q6 4 ${hem} 0Q70 66 72 52q2-18-12-30Q56 8 48 10z`,
    marks:
      stain('#221d33', 'M32 48q-2-22 16-24 18 2 16 24-4 12-16 12T32 48z') +
      stroke(skin.shade, 2.4, 'M40 66q-4 10-6 22M56 66q4 10 6 22') +
      stain(trim.base, 'M20 78h56v4H18z'),
    front: stroke(trim.base, 4, 'M33 56q15 10 30 0') + tool + part(belly.base, oval(76, 62, 5)),
    face: { x: 48, y: 45, gap: 7.5, size: 0.95 },
    crown: { x: 48, y: 11 },
    shadow: { x: 48, half: 32 },
    hasGlowingEyes: true,
    isMouthless: choices.chance('silent', 0.6),
    isCrowned: true,
  };
}

/** A skull that kept a few of its friends. */
export function bones({ choices, skin, belly, trim }: Brush): Body {
  const ribs =
    stroke(skin.line, 8, 'M48 60v24M36 66q12 6 24 0M38 74q10 5 20 0') +
    stroke(belly.light, 4, 'M48 60v24M36 66q12 6 24 0M38 74q10 5 20 0');
  const arms =
    stroke(skin.line, 7, 'M34 64L20 74l-4 10M62 64l14 8 2-14') +
    stroke(belly.light, 3.2, 'M34 64L20 74l-4 10M62 64l14 8 2-14');
  const legs =
    stroke(skin.line, 7, 'M44 82l-6 4M52 82l6 4') + stroke(belly.light, 3.2, 'M44 82l-6 4M52 82l6 4');
  const club = part(trim.base, 'M76 60l-4-34q6-10 12 0l-4 34z');
  return {
    shape: 'M20 38q0-26 28-26t28 26q0 10-7 14l-1 10q-20 6-40 0l-1-10q-7-4-7-14z',
    behind: legs + (choices.chance('club', 0.5) ? club : '') + arms + ribs,
    marks:
      stain(skin.line, `${oval(36, 40, 9, 10)}${oval(60, 40, 9, 10)}M48 48l4 7h-8z`) +
      stroke(skin.line, 2, 'M38 58v8M44 58v8M52 58v8M58 58v8M66 18l-5 6 4 4'),
    face: { x: 48, y: 41, gap: 12, size: 0.9 },
    crown: { x: 48, y: 13 },
    shadow: { x: 48, half: 28 },
    hasGlowingEyes: true,
    isMouthless: true,
    isCrowned: choices.chance('bare', 0.5),
  };
}
