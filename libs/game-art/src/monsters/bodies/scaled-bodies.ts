import { pathData } from '../../svg.js';
import { line, oval, part, stain, stroke } from '../../svg-elements.js';
import type { Body, Brush } from '../monster-brush.js';

/** Young dragon: plates on the belly, a crest down the back, small wings. */
export function dragon({ choices, skin, trim, belly, fierceness }: Brush): Body {
  const span = 8 + fierceness * 14;
  const wings =
    part(
      trim.base,
      pathData`M34 58Q${22 - span * 0.4} ${46 - span} ${14 - span * 0.4} ${42 - span}q-2 12-10 16 6 2 5 10 7-2 8 6 6-4 15 2z`,
    ) +
    part(
      trim.base,
      pathData`M62 58Q${74 + span * 0.4} ${46 - span} ${82 + span * 0.4} ${42 - span}q2 12 10 16-6 2-5 10-7-2-8 6-6-4-15 2z`,
    );
  const tail = part(skin.base, 'M60 84q22 4 28-14l4 2-2-12-9 7 4 1q-8 10-25 4z');
  const torso =
    part(skin.base, 'M32 56q-6 18 0 29h32q6-11 0-29z') +
    part(belly.base, 'M39 58q-3 16 1 27h16q4-11 1-27z') +
    line('M39 68h18M39 77h18');
  const crest = part(trim.light, 'M40 24l3-12 7 9 7-9 2 13z');
  const horns = choices.pick('horns', [
    'M28 32Q18 22 22 8q8 10 14 16zM68 32q10-10 6-24-8 10-14 16z',
    'M27 36Q10 34 8 22q10 4 24 4zM69 36q17-2 19-14-10 4-24 4z',
    'M30 28Q30 14 20 8q16 0 20 16zM66 28q0-14 10-20-16 0-20 16z',
  ]);
  return {
    shape: 'M22 44q0-22 26-22t26 22q0 8-4 11 1 13-22 13T26 55q-4-3-4-11z',
    behind: wings + tail + part(trim.light, horns) + torso + crest,
    marks: stain(belly.light, oval(48, 64, 19, 9)) + stain(skin.shade, oval(70, 32, 3) + oval(66, 26, 2)),
    front:
      stain(skin.line, oval(44, 56, 1.5, 1.2) + oval(52, 56, 1.5, 1.2)) +
      part(skin.light, 'M30 87q-1-8 6-8t7 8zM53 87q0-8 7-8t6 8z'),
    face: { x: 48, y: 45, gap: 12, size: 1 },
    crown: { x: 48, y: 20 },
    shadow: { x: 50, half: 32 },
    isCrowned: true,
  };
}

/** Serpent: coils below, the head above them. */
export function serpent({ choices, skin, trim, belly }: Brush): Body {
  const sway = choices.between('sway', -6, 6);
  const hood = choices.chance('hood', 0.45)
    ? part(trim.base, pathData`M${48 + sway} 20q-34-2-30 26 4 16 26 18h8q22-2 26-18 4-28-30-26z`)
    : '';
  const coils =
    part(skin.base, 'M18 78q0-10 30-10t30 10q0 9-30 9t-30-9z') +
    stain(skin.shade, 'M22 82q26 6 52 0-6 5-26 5t-26-5z') +
    part(skin.base, 'M26 68q0-8 22-8t22 8q0 9-22 9t-22-9z') +
    part(trim.base, 'M76 80q12 2 14-10 2 12-4 15-6 3-10 1z');
  const neck =
    part(skin.base, pathData`M38 70Q${36 + sway} 58 ${38 + sway} 44h20Q${60 + sway} 58 58 70z`) +
    stain(belly.base, pathData`M43 70Q${42 + sway} 58 ${43 + sway} 46h10Q${54 + sway} 58 53 70z`);
  return {
    shape: pathData`M${24 + sway} 36q0-18 24-18t24 18q0 20-24 20t-24-20z`,
    behind: hood + coils + neck,
    marks:
      stain(belly.light, oval(48 + sway, 52, 16, 8)) +
      stroke(trim.base, 3, pathData`M${48 + sway} 14v10M${40 + sway} 15v7M${56 + sway} 15v7`),
    front:
      stain(skin.line, oval(45 + sway, 47, 1.2) + oval(51 + sway, 47, 1.2)) +
      stroke('#d8405a', 2, pathData`M${48 + sway} 55v7l-3 4m3-4 3 4`),
    face: { x: 48 + sway, y: 37, gap: 11, size: 1 },
    crown: { x: 48 + sway, y: 19 },
    shadow: { x: 50, half: 36 },
    isMouthless: true,
  };
}

/** Crab: large claws. */
export function crab({ choices, skin, trim, belly }: Brush): Body {
  const width = choices.between('width', 28, 32);
  const legs =
    stroke(skin.line, 6.5, 'M26 74L12 86M32 78l-8 9M70 74l14 12M64 78l8 9') +
    stroke(skin.base, 3, 'M26 74L12 86M32 78l-8 9M70 74l14 12M64 78l8 9');
  const claw = 'M20 60Q8 56 8 44q-6-4-5-14 1-12 13-14-4 9 1 14 7-4 9-12 8 12 0 22-4 5-9 6-1 8 8 10z';
  const right = 'M76 60q12-4 12-16 6-4 5-14-1-12-13-14 4 9-1 14-7-4-9-12-8 12 0 22 4 5 9 6 1 8-8 10z';
  const stalks = 'M40 46V34M56 46V34';
  return {
    shape: pathData`M${48 - width} 66q2-22 ${width}-22t${width} 22q-6 16-${width} 16t-${width}-16z`,
    behind: legs + part(skin.base, claw) + part(skin.base, right) + stroke(skin.line, 6, stalks),
    marks:
      stain(belly.light, oval(48, 84, 24, 11)) +
      stain(trim.base, `${oval(30, 56, 3)}${oval(66, 55, 4)}${oval(48, 48, 4, 2.5)}`),
    face: { x: 48, y: 64, gap: 11, size: 1 },
    crown: { x: 48, y: 44 },
    shadow: { x: 48, half: 38 },
    front: part(trim.light, `${oval(40, 33, 4)}${oval(56, 33, 4)}`),
    isCrowned: true,
  };
}

/** Ray that floats in the air. */
export function ray({ choices, skin, trim, belly }: Brush): Body {
  const dip = choices.between('dip', 40, 52);
  return {
    shape: pathData`M48 22q12 0 18 12l26 ${dip - 34}q-14 8-22 22-8 14-22 14t-22-14q-8-14-22-22L30 34q6-12 18-12z`,
    behind:
      stroke(skin.line, 6, 'M48 66q2 14 16 16 12 2 14-6') +
      stroke(trim.base, 2.8, 'M48 66q2 14 16 16 12 2 14-6'),
    marks:
      stain(belly.light, oval(48, 64, 16, 14)) +
      stain(trim.base, `${oval(24, 48, 3)}${oval(72, 48, 3)}${oval(16, 45, 2)}${oval(80, 45, 2)}`),
    face: { x: 48, y: 44, gap: 10, size: 1 },
    crown: { x: 48, y: 23 },
    shadow: { x: 48, half: 22 },
    floats: true,
  };
}
