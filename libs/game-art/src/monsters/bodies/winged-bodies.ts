import { pathData } from '../../svg.js';
import { line, oval, part, stain, stroke } from '../../svg-elements.js';
import { isForm, type Body, type Brush } from '../monster-brush.js';

/** Bird: a ball of feathers. One form is an owl with large eyes. */
export function bird(brush: Brush): Body {
  const { choices, skin, trim, belly } = brush;
  const isOwl = isForm(brush, 'owl', 0.35);
  const round = choices.between('round', 26, 31);
  const tuft = isOwl
    ? 'M26 36L20 14q12 4 18 12zM70 36l6-22q-12 4-18 12z'
    : choices.pick('tuft', [
        'M46 28Q34 16 40 8q6 2 8 10 2-10 10-12 2 10-6 22z',
        'M44 28q-4-16 8-22 2 6-2 10 8-4 10 0-2 8-10 12z',
        'M40 28l2-14 6 8 6-10 2 16z',
      ]);
  const beak = isOwl
    ? 'M44 50h8l-4 9z'
    : choices.pick('beak', ['M40 54q8-6 16 0l-8 10z', 'M40 53h16q4 6-2 8H42q-6-2-2-8z', 'M42 52h14l-12 16z']);
  const disks = stain(belly.light, `${oval(37, 46, 12)}${oval(59, 46, 12)}`);
  return {
    shape: pathData`M${48 - round} 56C${48 - round} 34 36 24 48 24s${round} 10 ${round} 32q0 28-${round} 28t-${round}-28z`,
    behind:
      part(trim.base, 'M66 70q14-2 24-12 0 12-6 14 4 0 6-1-6 14-24 12z') +
      part(trim.base, tuft) +
      stroke(trim.shade, 3, 'M40 82v4h-5M40 86h4M56 82v4h-4M56 86h5'),
    marks:
      stain(belly.base, oval(48, 78, round * 0.66, 20)) +
      stroke(skin.shade, 2, 'M40 72q3 4 6 0M50 72q3 4 6 0M45 79q3 4 6 0') +
      (isOwl ? disks : ''),
    front:
      part(trim.base, pathData`M${50 - round} 54q-14 10-6 24 10-2 15-14z`) +
      part(trim.base, pathData`M${46 + round} 54q14 10 6 24-10-2-15-14z`) +
      part('#f0a83a', beak),
    face: { x: 48, y: 45, gap: isOwl ? 11 : 12, size: isOwl ? 1.2 : 1 },
    crown: { x: 48, y: 26 },
    shadow: { x: 48, half: 26 },
    isMouthless: true,
    isCrowned: true,
  };
}

/** Bat: hangs in the air between large wings. */
export function bat({ choices, skin, trim, belly }: Brush): Body {
  const lift = choices.between('lift', -10, 8);
  const wing = pathData`M32 48Q20 ${34 + lift} 4 ${28 + lift}q4 8-2 16 8-1 9 8 7-4 10 5 6-5 13 1z`;
  const right = pathData`M64 48Q76 ${34 + lift} 92 ${28 + lift}q-4 8 2 16-8-1-9 8-7-4-10 5-6-5-13 1z`;
  const ears = 'M32 38L26 14q12 4 16 14zM64 38l6-24q-12 4-16 14z';
  return {
    shape: 'M26 50q0-22 22-22t22 22-22 24-22-24z',
    behind:
      part(trim.base, wing) +
      part(trim.base, right) +
      line(pathData`M32 48L12 ${36 + lift}M64 48l20 ${lift - 12}`) +
      part(skin.base, ears) +
      stain(belly.base, 'M31 30l-2-9q6 3 8 7zM65 30l2-9q-6 3-8 7z'),
    marks: stain(belly.light, oval(48, 68, 14, 11)),
    front: part(skin.shade, 'M40 72q-1 8 3 8t4-7zM49 73q0 7 4 7t3-8z'),
    face: { x: 48, y: 46, gap: 9.5, size: 1.05 },
    crown: { x: 48, y: 29 },
    shadow: { x: 48, half: 20 },
    floats: true,
    isCrowned: true,
  };
}

/** Moth: dusty wings and a fluffy body. */
export function moth({ choices, skin, trim, belly }: Brush): Body {
  const spread = choices.between('spread', 0, 8);
  const upper = pathData`M40 48Q26 ${12 - spread * 0.5} 6 ${20 - spread}q-6 20 8 32 14 4 26 2z`;
  const upperRight = pathData`M56 48q14-${36 + spread * 0.5} 34-${28 + spread}q6 20-8 32-14 4-26 2z`;
  const lower = 'M40 56q-22 0-24 14 6 14 18 8 8-8 8-20zM56 56q22 0 24 14-6 14-18 8-8-8-8-20z';
  const eyespots = `${oval(20, 34 - spread * 0.5, 6)}${oval(76, 34 - spread * 0.5, 6)}`;
  return {
    shape: 'M32 44q-2-16 16-16t16 16q4 8 0 20-4 18-16 18T32 64q-4-12 0-20z',
    behind:
      part(trim.shade, lower) +
      part(trim.base, upper) +
      part(trim.base, upperRight) +
      stain(trim.light, eyespots) +
      stain(
        skin.line,
        `${oval(20, 34 - spread * 0.5, 2.5)}${oval(76, 34 - spread * 0.5, 2.5)}${oval(26, 68, 2.5)}${oval(70, 68, 2.5)}`,
      ) +
      line('M42 30Q40 14 28 12M54 30q2-16 14-18'),
    marks:
      stain(belly.light, 'M30 54q4 6 7 1 4 6 7 1 4 6 8 0 4 6 7-1 4 5 7-1v9q-16 6-36 0z') +
      stroke(skin.shade, 2.4, 'M34 70h28M37 77h22'),
    front: part(trim.light, `${oval(28, 12, 3)}${oval(68, 12, 3)}`),
    face: { x: 48, y: 43, gap: 9, size: 1 },
    crown: { x: 48, y: 28 },
    shadow: { x: 48, half: 20 },
    floats: true,
    isCrowned: true,
  };
}

/** Spider: eight legs and several eyes. */
export function spider(brush: Brush): Body {
  const { choices, skin, trim, belly } = brush;
  const knee = choices.between('knee', 26, 40);
  const legs = pathData`M26 60L12 ${knee}L3 72M26 66L10 ${knee + 16}L8 86M70 60L84 ${knee}l9 ${72 - knee}M70 66l16 ${knee - 50}L88 86`;
  const isStinging = isForm(brush, 'scorpion', 0.4);
  const sting =
    part(trim.base, 'M52 44Q46 8 74 10q16 6 8 22l-6-3q4-10-6-11-14 0-8 26z') +
    part(trim.light, 'M74 30l12-2-3 12q-9-2-9-10z');
  return {
    shape: 'M20 66q0-24 28-24t28 24-28 20-28-20z',
    behind:
      stroke(skin.line, 7, legs) +
      stroke(skin.base, 3, legs) +
      (isStinging ? sting : part(trim.base, oval(48, 36, 18, 16)) + stain(trim.light, 'M48 24l6 8-6 8-6-8z')),
    marks: stain(belly.light, oval(48, 84, 20, 11)),
    front: stain(skin.line, oval(34, 54, 2.4) + oval(62, 54, 2.4) + oval(42, 50, 1.8) + oval(54, 50, 1.8)),
    face: { x: 48, y: 63, gap: 9.5, size: 1 },
    crown: { x: 48, y: 42 },
    shadow: { x: 48, half: 40 },
    isCrowned: true,
  };
}

/** Imp: wings, horns and a pointed tail. */
export function imp({ choices, skin, trim, belly }: Brush): Body {
  const lift = choices.between('lift', 0, 10);
  const wings = part(
    trim.shade,
    pathData`M34 62Q22 ${44 - lift} 6 ${42 - lift}q3 9-2 16 8 0 9 8 8-3 18 4zM62 62q12-${18 + lift} 28-${20 + lift}q-3 9 2 16-8 0-9 8-8-3-18 4z`,
  );
  const horns = choices.pick('horns', [
    'M28 34Q12 26 18 6q6 14 20 18zM68 34q16-8 10-28-6 14-20 18z',
    'M32 28Q30 10 22 6q18-2 20 18zM64 28q2-18 10-22-18-2-20 18z',
    'M26 38Q6 40 6 22q8 8 24 6zM70 38q20 2 20-16-8 8-24 6z',
  ]);
  const tail =
    stroke(skin.line, 5.5, 'M60 82q20 2 22-14') +
    stroke(skin.base, 2.6, 'M60 82q20 2 22-14') +
    part(trim.base, 'M76 70l6-11 8 10z');
  return {
    shape: 'M22 46q0-24 26-24t26 24q-2 19-26 20-24-1-26-20z',
    behind:
      wings +
      tail +
      part(skin.base, 'M34 62q-6 12-2 23h32q4-11-2-23z') +
      stain(belly.base, oval(48, 76, 10, 10)) +
      part(trim.light, horns) +
      part(skin.base, 'M24 44L8 40q2 12 16 12zM72 44l16-4q-2 12-16 12z'),
    marks: stain(belly.base, oval(48, 62, 16, 8)),
    front:
      part(skin.shade, 'M30 87q-1-7 6-7t7 7zM53 87q0-7 7-7t6 7z') +
      part(skin.base, 'M33 66q-9 2-9 10 8 1 11-5zM63 66q9 2 9 10-8 1-11-5z'),
    face: { x: 48, y: 45, gap: 11, size: 1.05 },
    crown: { x: 48, y: 23 },
    shadow: { x: 48, half: 28 },
    isCrowned: true,
  };
}
