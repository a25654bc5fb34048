import type { NameIn } from '../filled-shape.js';
import type { Hair } from './hair.js';

/** Hats for a head whose hair is between x 21 and 75 and up to y 10. Brims are near y 30. */
export type HatName = NameIn<'people/hats'>;

/** Hats that lie on the hair and hide none of it. */
const LIGHT_HATS: ReadonlySet<HatName> = new Set<HatName>([
  'crown',
  'headband',
  'goggles',
  'flowers',
  'halo',
]);

/** Hats that enclose the head, so that no hair hangs out at its sides. */
const HELMETS: ReadonlySet<HatName> = new Set<HatName>(['helmet', 'ears']);

/** How much of the hair a hat covers. */
export function coverOf(hat: HatName): 'nothing' | 'crown' | 'head' | 'all' {
  if (LIGHT_HATS.has(hat)) return 'nothing';
  if (hat === 'hood') return 'all';
  return HELMETS.has(hat) ? 'head' : 'crown';
}

/** Visible hair behind the body and in front of the face. */
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
