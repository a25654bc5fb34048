import { pathData } from '../../svg.js';
import { line, oval, part, stain, stroke } from '../../svg-elements.js';
import { isForm, type Body, type Brush } from '../monster-brush.js';

/** Blob: a drop with a face. */
export function blob({ choices, skin, belly }: Brush): Body {
  const half = choices.between('half', 25, 32);
  const top = choices.between('top', 32, 42);
  const lean = choices.between('lean', -7, 7);
  const tip = choices.chance('tip', 0.5) ? choices.between('tip height', 8, 15) : 0;
  const left = 48 - half;
  const right = 48 + half;
  const shape =
    pathData`M${left} 76C${left} ${top + 14} ${44 - half * 0.45} ${top + 3} ${46 + lean} ${top - tip}` +
    pathData`C${52 + half * 0.45} ${top + 3} ${right} ${top + 14} ${right} 76q0 10-10 10H${left + 10}q-10 0-10-10z`;
  const drips = pathData`M${left + 6} 86q4-9 9 0M${right - 16} 86q4-7 8 0`;
  return {
    shape,
    marks: stain(belly.light, oval(48, 86, half * 0.8, 10)) + stroke(skin.shade, 2, drips),
    face: { x: 48 + lean * 0.3, y: top + 23, gap: half * 0.4, size: 1.05 },
    crown: { x: 48 + lean * 0.8, y: top - tip * 0.4 },
    shoulders: { y: 62, half: half - 4 },
    shadow: { x: 48, half: half + 3 },
  };
}

/** Mushroom: the face is on the bell-shaped cap, above a stalk with feet. */
export function mushroom({ choices, trim, belly }: Brush): Body {
  const lean = choices.between('lean', -6, 6);
  const peak = choices.between('peak', 14, 26);
  const flare = choices.between('flare', 30, 37);
  const shape =
    pathData`M${48 - flare} 62C${46 - flare} 44 ${34 + lean} ${peak} ${48 + lean} ${peak}` +
    pathData`C${62 + lean} ${peak} ${50 + flare} 44 ${48 + flare} 62q-5 9-14 4-9 7-20 3-12 5-20-2-10 5-${2 * flare - 54} -5z`;
  const stalk = part(belly.base, 'M35 60q-3 12-2 20 15 6 30 0 1-9-2-20z');
  const feet = part(trim.shade, 'M36 78q-11-1-12 8h17zM60 78q11-1 12 8H55z');
  const rings = choices.pick('cap', [
    () =>
      stroke(
        trim.light,
        3,
        `${oval(28, 38, 5)}${oval(66, 34, 6)}${oval(48 + lean, peak + 8, 4)}${oval(78, 54, 4)}`,
      ),
    () => stroke(trim.base, 4, pathData`M${48 + lean} ${peak}q-26 12-28 44M${48 + lean} ${peak}q26 12 28 44`),
    () => stain(trim.base, pathData`M${20 + lean} 0h56v${peak + 8}q-14 9-26 1-14 8-30-1z`),
    () => stain(trim.light, oval(26, 44, 3, 5) + oval(70, 42, 3, 5) + oval(48 + lean, peak + 7, 6, 3)),
  ])();
  return {
    shape,
    behind: feet + stalk + line('M42 70v8M54 70v8'),
    marks: rings,
    face: { x: 48 + lean * 0.4, y: 51, gap: 11, size: 1.05 },
    crown: { x: 48 + lean, y: peak + 2 },
    shadow: { x: 48, half: 26 },
    isCrowned: choices.chance('bare', 0.3),
  };
}

/** Ghost: a sheet in the wind, or a small flame of fog. */
export function ghost(brush: Brush): Body {
  const { choices, skin, trim } = brush;
  const isFlame = isForm(brush, 'flame', 0.4);
  const lean = choices.between('lean', -5, 8);
  const shape = isFlame
    ? pathData`M24 54C22 38 36 34 ${40 + lean} 14q3 9 11 11 3-4 2-9 20 18 19 38-1 22-24 24-23-1-24-24z`
    : pathData`M22 50C22 30 33 18 48 18s26 12 26 32l${4 + lean * 0.4} 30q-7 4-11-3-5 8-12 1-7 8-13 0-6 6-12 0-5 6-11-1z`;
  const hands = isFlame
    ? part(skin.base, `${oval(17, 62, 5)}${oval(79, 62, 5)}`)
    : part(skin.base, 'M23 54q-13 2-13 9 6 4 15-1zM73 54q13-4 14 4-4 6-15 4z');
  return {
    shape,
    behind: isFlame ? stain(trim.light, oval(16, 30, 3) + oval(80, 36, 2) + oval(76, 22, 2.5)) : '',
    marks: isFlame
      ? stain(skin.light, oval(48, 68, 15, 14))
      : stroke(skin.shade, 2, 'M32 66v12M48 70v10M64 66v12'),
    front: hands,
    face: { x: 48 + lean * 0.3, y: isFlame ? 54 : 44, gap: 10, size: 1.1 },
    crown: { x: 48 + (isFlame ? lean - 6 : 0), y: isFlame ? 20 : 19 },
    shadow: { x: 48, half: 18 },
    floats: true,
    isCrowned: isFlame,
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
