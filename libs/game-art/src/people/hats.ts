import type { Material } from '../color.js';
import type { Hair } from './hair.js';
import { line, oval, part, stain, stroke } from '../shapes.js';

interface HatCloth {
  main: Material;
  trim: Material;
  metal: Material;
}

/** Hats for a head whose hair reaches from x 21 to 75 and up to y 10; brims lie near y 30. */
export const HATS = {
  cap: ({ main, trim }: HatCloth) =>
    part(main.base, 'M22 32Q20 8 48 7q27 1 26 25z') +
    stain(main.light, oval(37, 16, 6, 4)) +
    part(trim.base, 'M20 31q28-7 50 0 14 1 18 6-10 3-22 0-24-6-45 0-4-3-1-6z') +
    stain(trim.base, oval(48, 7, 3)),
  helmet: ({ trim, metal }: HatCloth) =>
    part(metal.base, 'M20 42Q16 6 48 6t28 36l-7 1q1-10-3-14-18-5-36 0-4 4-3 14z') +
    stain(metal.shine, oval(35, 18, 6, 5)) +
    part(trim.base, 'M45 4h6v23h-6z') +
    line('M24 31q24-7 48 0'),
  horned: ({ metal }: HatCloth) =>
    part('#f4ead2', 'M22 22Q6 20 6 4q6 8 20 8zM74 22q16-2 16-18-6 8-20 8z') +
    part(metal.base, 'M21 32Q19 8 48 7t27 25q-27-7-54 0z') +
    part(metal.shade, 'M20 29q28-8 56 0v6q-28-7-56 0z') +
    stain(metal.shine, oval(36, 16, 6, 4)),
  wizard: ({ main, trim, metal }: HatCloth) =>
    part(main.base, 'M26 28Q34 14 44 2q12-4 20 6-8-1-10 3 8 6 14 17z') +
    part(main.shade, 'M12 32q10-8 36-8t36 8q-14 6-36 6t-36-6z') +
    part(trim.base, 'M27 25q21-5 42 0l1 5q-22-5-44 0z') +
    stain(metal.light, 'M52 12l1.5 3 3 .4-2.3 2.2.6 3-2.8-1.5-2.8 1.5.6-3-2.3-2.2 3-.4z'),
  straw: ({ trim }: HatCloth) =>
    part('#edc879', 'M8 33q8-7 40-7t40 7q-10 6-40 6T8 33z') +
    part('#f6da98', 'M26 29q0-20 22-20t22 20q-22 5-44 0z') +
    part(trim.base, 'M26 24q22 6 44 0v6q-22 6-44 0z'),
  bandana: ({ main, trim }: HatCloth) =>
    part(main.base, 'M22 34Q20 9 48 8q28 1 26 26-26-9-52 0zM72 30q12 0 14 8-8 0-13-3 6 6 4 12-6-4-8-12z') +
    stain(
      trim.light,
      `${oval(34, 20, 2.2)}${oval(46, 14, 2.2)}${oval(58, 19, 2.2)}${oval(66, 26, 1.8)}${oval(28, 28, 1.6)}`,
    ),
  crown: ({ trim, metal }: HatCloth) =>
    part(metal.base, 'M30 22L26 4l11 7L48 0l11 11 11-7-4 18q-18-5-36 0z') +
    stain(metal.shine, 'M33 16l-1-5 4 3z') +
    stain(trim.base, oval(48, 14, 3) + oval(38, 16, 2) + oval(58, 16, 2)),
  hood: ({ main, trim }: HatCloth) =>
    part(main.base, 'M20 58Q12 4 48 4t28 54q-6 4-10 2 8-30-8-36-10-3-20 0-16 6-8 36-4 2-10-2z') +
    stroke(trim.base, 2.6, 'M31 57q-7-26 8-32 9-3 18 0 15 6 8 32'),
  beret: ({ main, trim }: HatCloth) =>
    part(main.base, 'M16 26Q14 8 44 8q34 0 38 14 0 8-12 9-24-4-44 1-8 0-10-6z') +
    part(trim.base, 'M24 28q24-5 47 0l-1 5q-22-5-45 0z') +
    line('M46 8l3-5'),
  ears: ({ main, trim }: HatCloth) =>
    part(main.base, 'M24 24L22 2q12 4 18 12zM72 24l2-22q-12 4-18 12z') +
    stain(trim.light, 'M27 18l-1-9q6 2 8 7zM69 18l1-9q-6 2-8 7z') +
    part(main.base, 'M20 44Q16 8 48 8t28 36q-5 2-8-1 0-11-5-14-15-4-30 0-5 3-5 14-3 3-8 1z'),
  headband: ({ main, metal }: HatCloth) =>
    part(main.base, 'M22 27q26-8 52 0v6q-26-8-52 0zM73 28l13-3-6 6 6 6-14-5z') +
    stain(metal.light, 'M43 23h10v6q-5 3-10 0z'),
  goggles: ({ main, metal }: HatCloth) =>
    part(main.base, 'M22 25q26-8 52 0v5q-26-8-52 0z') +
    part(metal.base, `${oval(38, 24, 8, 6.5)}${oval(58, 24, 8, 6.5)}`) +
    stain('#9fe3f2', `${oval(38, 24, 5, 4)}${oval(58, 24, 5, 4)}`) +
    stain('#fff', `${oval(36, 22.5, 1.6)}${oval(56, 22.5, 1.6)}`),
  feather: ({ main, trim, metal }: HatCloth) =>
    part(trim.light, 'M66 24Q84 16 82-2q-14 4-22 18z') +
    part(main.base, 'M14 31q4-8 14-8 0-16 20-16t20 16q10 0 14 8-14 5-34 5t-34-5z') +
    part(trim.base, 'M28 22q20 5 40 0v5q-20 5-40 0z') +
    stain(metal.light, oval(60, 26, 2.6)),
  flowers: ({ main, trim }: HatCloth) =>
    stroke('#4f8f4a', 3, 'M24 28q24-10 48 0') +
    part(main.light, `${oval(30, 25, 5)}${oval(64, 25, 5)}`) +
    part(trim.light, `${oval(41, 20, 5)}${oval(54, 20, 5)}`) +
    stain('#f6c445', `${oval(30, 25, 2)}${oval(64, 25, 2)}${oval(41, 20, 2)}${oval(54, 20, 2)}`),
  tricorn: ({ main, trim, metal }: HatCloth) =>
    part(main.base, 'M10 26q10 2 16 0Q28 8 48 8t22 18q6 2 16 0-2 12-20 10-18-5-36 0-18 2-20-10z') +
    stroke(trim.light, 2.4, 'M12 30q6 5 18 3 18-5 36 0 12 2 18-3') +
    stain(metal.light, oval(48, 19, 4)),
  nightcap: ({ main, trim }: HatCloth) =>
    part(main.base, 'M22 30Q24 6 52 6q26 2 32 24 0 4-4 4-6-12-16-14-4 6 6 12-24-6-48-2z') +
    stroke(trim.light, 5, 'M24 31q24-6 48 1') +
    part(trim.light, oval(82, 34, 5)),
  top: ({ main, trim }: HatCloth) =>
    part(main.base, 'M28 28L26 2q22-5 44 0l-2 26z') +
    part(trim.base, 'M27 18q21 5 42 0l-1 8q-20 5-40 0z') +
    part(main.shade, 'M14 30q14-6 34-6t34 6q-12 6-34 6t-34-6z'),
  fez: ({ main, metal }: HatCloth) =>
    part(main.base, 'M32 8q16-5 32 0l7 22q-23-8-46 0z') + stroke(metal.light, 2.4, 'M48 6q16 0 20 8v10'),
  pot: ({ metal }: HatCloth) =>
    part(metal.base, 'M30 8q18-6 36 0l9 24q-27-8-54 0z') +
    stain(metal.shine, oval(38, 15, 5, 4)) +
    part(metal.shade, 'M19 30q29-8 58 0v5q-29-8-58 0z'),
  halo: () =>
    stroke('#c98a1b', 5, 'M28 4a20 5 0 1 1 40 0a20 5 0 1 1-40 0z') +
    stroke('#ffd866', 3, 'M28 4a20 5 0 1 1 40 0a20 5 0 1 1-40 0z'),
  chef: ({ trim }: HatCloth) =>
    part('#fffaf0', 'M28 26Q12 22 18 10 24 2 34 6q4-8 14-8t14 8q12-4 16 4 6 12-10 16z') +
    part(trim.light, 'M28 22q20 5 40 0v9q-20-5-40 0z'),
} as const;

export type HatName = keyof typeof HATS;

/** Hats that lie on the hair and hide nothing of it. */
const LIGHT_HATS: ReadonlySet<HatName> = new Set<HatName>([
  'crown',
  'headband',
  'goggles',
  'flowers',
  'halo',
]);

/** Hats that enclose the head, so that nothing hangs out at its sides. */
const HELMETS: ReadonlySet<HatName> = new Set<HatName>(['helmet', 'ears']);

/** How much of the hair a hat covers. */
export function coverOf(hat: HatName): 'nothing' | 'crown' | 'head' | 'all' {
  if (LIGHT_HATS.has(hat)) return 'nothing';
  if (hat === 'hood') return 'all';
  return HELMETS.has(hat) ? 'head' : 'crown';
}

/** What is seen of hair behind the body and in front of the face. */
export function hairUnder(hat: HatName | undefined, hair: Hair): { behind: string; front: string } {
  const { back, loose, top, front, pressed } = hair;
  switch (hat === undefined ? 'nothing' : coverOf(hat)) {
    case 'nothing':
      return { behind: back + loose + top, front };
    case 'crown':
      return { behind: back + loose, front: pressed };
    case 'head':
      return { behind: back, front: pressed };
    case 'all':
      return { behind: '', front: pressed };
  }
}
