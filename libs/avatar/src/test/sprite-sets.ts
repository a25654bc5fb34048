import type { SpriteCategory } from '../sprite-category.js';
import type { Point, SpriteFrame, SpritePart, SpriteSet } from '../sprite-set.js';

type Corner = readonly [x: number, y: number];

/** A part with its points, as in the game's files; 10 by 10 by default. */
export function part(
  image: string,
  layer: string,
  origin: Corner,
  anchors: Readonly<Record<string, Corner>> = {},
  size: Corner = [10, 10],
): SpritePart {
  return {
    image,
    layer,
    origin: point(origin),
    anchors: Object.fromEntries(Object.entries(anchors).map(([name, corner]) => [name, point(corner)])),
    width: size[0],
    height: size[1],
  };
}

function point([x, y]: Corner): Point {
  return { x, y };
}

export function frame(parts: readonly SpritePart[], more: Partial<SpriteFrame> = {}): SpriteFrame {
  return { delay: 500, showsFace: true, parts, ...more };
}

export function set(
  category: SpriteCategory,
  slots: string,
  frames: SpriteSet['frames'],
  more: Partial<SpriteSet> = {},
): SpriteSet {
  return { category, id: 1, scale: 1, slots, frames, ...more };
}

/** A body with navel, neck and hand at the positions of a standing body in the game. */
export const BODY = set('Body', 'Bd', {
  stand1: [
    frame([
      part('stand1.0.body', 'body', [16, 31], { neck: [-4, -32], navel: [-8, -21] }, [21, 31]),
      part('stand1.0.arm', 'arm', [5, 9], { navel: [-13, -1], hand: [-1, 5] }, [10, 19]),
    ]),
    frame([part('stand1.1.body', 'body', [17, 31], { neck: [-4, -32], navel: [-7, -20] })]),
    frame([part('stand1.2.body', 'body', [18, 31], { neck: [-4, -32], navel: [-6, -21] })]),
  ],
  stand2: [frame([part('stand2.0.body', 'body', [15, 31], { neck: [-4, -32], navel: [-8, -21] })])],
  walk1: [0, 1, 2, 3].map((index) => frame([part(`walk1.${index}.body`, 'body', [19, 32])], { delay: 180 })),
  alert: [
    frame([
      part('alert.0.body', 'body', [16, 29], { neck: [-4, -29], navel: [-3, -18] }),
      part('alert.0.lHand', 'handBelowWeapon', [15, 24], { handMove: [-11, -20] }, [8, 9]),
    ]),
  ],
  sit: [frame([part('sit.0.body', 'body', [19, 28], { navel: [-2, -17] })], { delay: 0, showsFace: false })],
});

export const HEAD = set('Head', 'Hd', {
  default: [frame([part('front.head', 'head', [19, 17], { neck: [0, 15], brow: [-4, -5] }, [39, 35])])],
});

export const FACE = set('Face', 'Fc', {
  default: [frame([part('default.face', 'face', [13, 8], { brow: [-1, -12] }, [26, 16])])],
  blink: [0, 1].map((index) => frame([part(`blink.${index}.face`, 'face', [13, 8], { brow: [-1, -12] })])),
});

export const HAIR = set('Hair', 'H1H2H3H4H5H6HfHsHb', {
  default: [
    frame([
      part('default.hairOverHead', 'hairOverHead', [15, 14], { brow: [0, 0] }),
      part('default.hair', 'hair', [14, 12], { brow: [0, 0] }),
      part('default.hairShade.0', 'hairShade', [13, 8], { brow: [0, 0] }),
      part('default.hairBelowBody', 'hairBelowBody', [13, 8], { brow: [0, 0] }),
    ]),
  ],
});
