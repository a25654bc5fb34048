import { pathData } from '../../svg.js';
import { line, oval, part, stain, stroke } from '../../svg-elements.js';
import type { Body, Brush } from '../monster-brush.js';

/** Sprout: a seed with its first leaves. */
export function sprout({ choices, skin, trim, belly }: Brush): Body {
  const half = choices.between('half', 23, 29);
  const leaves = choices.pick('leaves', [
    'M48 44Q44 22 20 18q-2 22 28 26zM48 44q2-26 28-30 4 24-28 30z',
    'M48 44Q30 30 34 6q20 8 14 38zM48 44Q56 22 80 24q-6 20-32 20zM48 44Q38 26 16 30q8 16 32 14z',
    'M48 44q-14-14-4-34 16 12 4 34zM46 44q-22-4-26-22 20-2 26 22zM50 44q22-4 26-22-20-2-26 22z',
    'M46 44l-2-14q-18 0-18-14 16-6 22 8 4-18 20-14 2 16-18 20v14z',
  ]);
  return {
    shape: pathData`M${48 - half} 66C${48 - half} 50 38 40 48 40s${half} 10 ${half} 26q0 20-${half} 20t-${half}-20z`,
    behind: part(skin.shade, 'M34 80q-10 0-12 7h18zM62 80q10 0 12 7H56z') + part(trim.base, leaves),
    marks:
      stain(belly.light, oval(48, 82, half * 0.7, 13)) +
      stroke(skin.shade, 2, 'M26 70q4 2 5 6M71 58q-4 1-6 5'),
    front: part(
      trim.base,
      pathData`M${50 - half} 66q-14-2-18 6 10 6 19 2zM${46 + half} 66q14-4 18 4-10 8-19 4z`,
    ),
    face: { x: 48, y: 62, gap: 10, size: 1.05 },
    crown: { x: 48, y: 42 },
    shadow: { x: 48, half: half + 5 },
    isCrowned: true,
  };
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

/** Gourd: ribs, a stem and a grin. */
export function gourd({ choices, skin, trim, belly }: Brush): Body {
  const isTall = choices.chance('tall', 0.35);
  const shape = isTall
    ? 'M34 34q2-12 14-12t14 12q0 8 8 14 10 8 8 22-2 16-30 16T18 70q-2-14 8-22 8-6 8-14z'
    : 'M14 60q0-24 20-24 14-4 28 0 20 0 20 24t-18 25q-16 3-32 0-18-1-18-25z';
  const ribs = isTall
    ? 'M48 24v60M36 44q-10 16-4 40M60 44q10 16 4 40'
    : 'M48 36v50M34 36q-12 22-2 49M62 36q12 22 2 49';
  const top = isTall ? 24 : 37;
  const stem =
    part(trim.shade, pathData`M43 ${top}q0-8-5-13l8-3q6 8 6 16z`) +
    part(trim.base, pathData`M52 ${top - 4}q10-10 22-4-4 12-20 8z`) +
    stroke(trim.base, 2.4, pathData`M42 ${top - 6}q-10-2-12 4t-8 2`);
  return {
    shape,
    behind: stem,
    marks: stroke(skin.shade, 2.6, ribs) + stain(belly.light, oval(48, 88, 20, 6)),
    face: { x: 48, y: 60, gap: 12, size: 1.1 },
    crown: { x: 48, y: top },
    shadow: { x: 48, half: 34 },
    hasGlowingEyes: choices.chance('lit', 0.4),
    isCrowned: true,
  };
}

/** Stump: a log with rings on top, a branch with leaves, and roots for feet. */
export function stump({ choices, skin, trim, belly }: Brush): Body {
  const lean = choices.between('lean', -4, 4);
  const isTree = choices.chance('tree', 0.45);
  const crown =
    part(trim.base, 'M22 40Q8 36 14 22q2-12 16-10Q40 0 54 6q16-2 20 10 14 2 10 16-2 10-14 8z') +
    stain(trim.light, `${oval(32, 20, 7, 4)}${oval(56, 14, 6, 3.5)}`);
  const cut = part(belly.base, oval(48 + lean, 34, 20, 7)) + line(oval(48 + lean, 34, 11, 3.5));
  const arms =
    stroke(skin.line, 7.5, 'M24 58L8 46M12 49l-2-9M72 56l14-12') +
    stroke(skin.base, 3.6, 'M24 58L8 46M12 49l-2-9M72 56l14-12') +
    part(trim.base, 'M86 44q-4-14 6-18 8 10-6 18zM10 40q-10-4-6-14 10 2 6 14z');
  return {
    shape: pathData`M${28 + lean} 34h40q0 20 4 34 2 9 12 13-10 8-20 1-4 8-14 1-10 8-16-1-10 8-22-1 10-4 12-13 4-14 4-34z`,
    behind: arms,
    marks: stroke(skin.shade, 2.4, 'M34 44v14M36 74v8M62 72q2 4 0 9M66 46v10M48 76v6'),
    front: isTree ? crown : cut,
    face: { x: 48 + lean * 0.5, y: 58, gap: 10.5, size: 1.05 },
    crown: { x: 48 + lean, y: isTree ? 8 : 32 },
    shadow: { x: 48, half: 38 },
    isCrowned: true,
  };
}

/** Cactus: upright, arms to the sides, thorns everywhere. */
export function cactus({ choices, skin, trim, belly }: Brush): Body {
  const high = choices.between('high', 52, 62);
  const low = choices.between('low', 54, 66);
  const arms = pathData`M36 ${high}q-24 6-22-22 0-6 6-6t6 6q-1 10 10 8zM60 ${low}q24 4 24-20 0-6-6-6t-6 6q0 8-12 6z`;
  const bloom =
    part(trim.base, 'M48 22q-12 0-12-8 8-2 10 2-4-10 2-14 6 4 2 14 2-4 10-2 0 8-12 8z') +
    part(trim.light, oval(48, 17, 3));
  return {
    shape: 'M28 42q0-22 20-22t20 22v34q0 10-8 10H36q-8 0-8-10z',
    behind: part(skin.base, arms) + bloom,
    marks:
      stroke(skin.shade, 2.2, 'M38 20v16M38 72v14M58 20v14M58 72v14M48 18v10M48 76v10') +
      stroke(belly.light, 2, 'M32 34l3 2M64 36l-3 1M32 70l3-2M64 66l-3 2M34 80l3-1'),
    face: { x: 48, y: 51, gap: 9, size: 1 },
    crown: { x: 48, y: 20 },
    shadow: { x: 48, half: 24 },
    isCrowned: true,
  };
}
