import type { Material } from '../color.js';
import { line, oval, part, stain, stroke } from '../shapes.js';

interface Cloth {
  main: Material;
  trim: Material;
  metal: Material;
}

const SHIRT = 'M39 57q9 4 18 0l4 6 1 16q-14 4-28 0l1-16z';
const TUNIC = 'M39 57q9 4 18 0l4 6 3 20q-16 5-32 0l3-20z';

export const TOPS = {
  shirt: ({ main, trim }: Cloth) =>
    part(main.base, SHIRT) +
    stain(main.shade, 'M57 59l4 4 1 15-6 1q3-9 1-20z') +
    stroke(trim.base, 3, 'M40 59q8 5 16 0'),
  belted: ({ main, trim, metal }: Cloth) =>
    part(main.base, TUNIC) +
    stain(main.shade, 'M57 59l4 4 3 19-7 2q3-11 0-25z') +
    part(trim.base, 'M33 74q15 4 30 0l.4 4.6q-15 4-30.8 0z') +
    stain(metal.light, 'M45 75.4h6v4.6h-6z'),
  buttons: ({ main, trim, metal }: Cloth) =>
    part(main.base, SHIRT) +
    stain(main.shade, 'M57 59l4 4 1 15-6 1q3-9 1-20z') +
    part(trim.base, 'M39 57l9 9 9-9-4-1q-5 2-10 0z') +
    stain(metal.light, oval(48, 70, 1.5) + oval(48, 75, 1.5)),
  vest: ({ main, trim }: Cloth) =>
    part(trim.light, SHIRT) +
    part(main.base, 'M39 57l6 11v12q-6 0-11-1l1-16zM57 57l-6 11v12q6 0 11-1l-1-16z'),
  striped: ({ main, trim }: Cloth) =>
    part(main.light, SHIRT) + stroke(trim.base, 2.8, 'M37 64q11 3 22 0M36 69q12 3 24 0M36 74q12 3 24 0'),
  plated: ({ main, metal }: Cloth) =>
    part(main.shade, TUNIC) +
    part(metal.base, 'M36 59q12 5 24 0l2 14q-14 5-28 0z') +
    stain(metal.shine, oval(42, 65, 3, 4)) +
    part(metal.light, `${oval(36, 61, 5)}${oval(60, 61, 5)}`) +
    line('M48 62v12'),
  scarf: ({ main, trim }: Cloth) =>
    part(main.base, SHIRT) +
    stain(main.shade, 'M57 59l4 4 1 15-6 1q3-9 1-20z') +
    part(trim.base, 'M36 57q12 6 24 0 3 5-2 7-2 1-5 1l4 11h-7l-2-10q-10 0-12-4-1-3 0-5z'),
  coat: ({ main, trim, metal }: Cloth) =>
    part(main.base, TUNIC) +
    part(trim.light, 'M44 59h8l-1 24q-3 1-6 0z') +
    part(main.light, 'M39 57l5 14-7-4-1-6zM57 57l-5 14 7-4 1-6z') +
    stain(metal.base, oval(41, 76, 1.4) + oval(55, 76, 1.4)),
} as const;

export const ROBES = {
  robe: ({ main, trim }: Cloth) =>
    part(main.base, 'M39 57q9 4 18 0l5 7 6 23q-20 6-40 0l6-23z') +
    stain(main.shade, 'M56 60l6 4 6 23-9 2z') +
    part(trim.base, 'M45 60h6l1 29h-8z') +
    stroke(trim.light, 2.4, 'M29 84q19 5 38 0'),
  dress: ({ main, trim }: Cloth) =>
    part(
      main.base,
      'M39 57q9 4 18 0l3 12q8 6 8 15-4 3-7 0-3 4-7 1-3 4-6 1-3 3-6-1-4 3-7-1-3 3-7 0 0-9 8-15z',
    ) +
    stain(trim.base, 'M36 69q12 4 24 0v4q-12 4-24 0z') +
    stain(trim.light, 'M48 71l-6-4v8zl6-4v8z'),
  overcoat: ({ main, trim, metal }: Cloth) =>
    part(main.base, 'M39 57q9 4 18 0l5 7 3 23q-7 2-13 1l-4-10-4 10q-6 1-13-1l3-23z') +
    part(trim.base, 'M34 74q14 4 28 0v4q-14 4-28 0z') +
    stain(metal.light, 'M45 74.6h6v5h-6z') +
    stroke(metal.light, 2, 'M40 62v9M56 62v9'),
  kimono: ({ main, trim }: Cloth) =>
    part(main.base, 'M39 57q9 4 18 0l5 7 4 22q-18 5-36 0l4-22z') +
    part(trim.light, 'M40 57l9 13 9-13-3-1-6 9-6-9z') +
    part(trim.base, 'M34 70q14 4 28 0l1 8q-15 4-30 0z') +
    stain(main.light, `${oval(38, 82, 2)}${oval(58, 83, 2)}${oval(50, 84, 1.4)}`),
} as const;

/** What trousers and sandals leave bare. */
export const BARE_LEGS = 'M38 80h7v8h-7zM51 80h7v8h-7z';
export const BARE_FEET = 'M36 85h9l1 5H33q0-4 3-5zM51 85h9q3 1 3 5H50z';

/** Skin, where it is known. */
function bare(skin: Material | undefined, path: string): string {
  return skin === undefined ? '' : part(skin.base, path);
}

export const BOTTOMS = {
  trousers: ({ main }: Cloth) =>
    part(main.base, 'M36 74h24l1 13H50l-2-7-2 7H35z') + stain(main.shade, 'M54 76h6l1 10h-5z'),
  shorts: ({ main }: Cloth, skin?: Material) =>
    bare(skin, BARE_LEGS) + part(main.base, 'M36 73h24l1 10H50l-2-3-2 3H35z'),
  skirt: ({ main, trim }: Cloth, skin?: Material) =>
    bare(skin, 'M39 80h6v8h-6zM51 80h6v8h-6z') +
    part(main.base, 'M37 73h22l6 11q-17 4-34 0z') +
    stroke(trim.light, 2, 'M33 82q15 3 30 0'),
} as const;

export const SHOES = {
  boots: ({ main, trim }: Cloth) =>
    part(main.base, 'M35 81h11l1 9H33q-1-4 2-5zM50 81h11v4q3 1 2 5H49z') +
    stroke(trim.light, 2.4, 'M35.5 83h10M50.5 83h10'),
  shoes: ({ main }: Cloth) => part(main.base, 'M36 85h9q2 1 2 5H32q0-4 4-5zM51 85h9q4 1 4 5H49q0-4 2-5z'),
  sandals: ({ main }: Cloth, skin?: Material) =>
    bare(skin, BARE_FEET) + stroke(main.base, 2.6, 'M37 87h7M52 87h7'),
} as const;

export const CAPES = {
  cape: ({ main, trim }: Cloth) =>
    part(main.shade, 'M36 58h24q14 14 15 28-8 3-13-1-6 4-14 1-8 3-14-1-5 4-13 1 1-14 15-28z') +
    stroke(trim.base, 2.6, 'M23 83q6 2 10-2 8 4 15 1 7 3 15-1 4 4 10 2'),
  tattered: ({ main }: Cloth) =>
    part(main.shade, 'M36 58h24q13 12 14 26l-6-3-3 6-6-5-5 6-6-5-6 5-5-6-6 5-3-6-6 3q1-14 14-26z'),
  wings: ({ main }: Cloth) =>
    part(
      main.light,
      'M40 64Q24 38 6 44q2 6 6 8-6 0-7 4 3 6 9 7-4 2-4 5 10 6 30 0zM56 64q16-26 34-20-2 6-6 8 6 0 7 4-3 6-9 7 4 2 4 5-10 6-30 0z',
    ),
  mantle: ({ main, trim }: Cloth) =>
    part(main.base, 'M34 58h28q12 8 12 22-10 3-16-1-10 3-20 0-6 4-16 1 0-14 12-22z') +
    part(trim.light, 'M32 60q16 8 32 0l4 6q-20 8-40 0z'),
} as const;

export type { Cloth };
