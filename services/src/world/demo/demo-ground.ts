import type { DemoRandom } from './demo-random.js';

/** What one walks and climbs on, in map coordinates: y grows downwards. */
export interface DemoGround {
  width: number;
  height: number;
  /** x1, y1, x2, y2, each line from left to right. */
  footholds: [number, number, number, number][];
  /** x, top, bottom. */
  ladders: [number, number, number][];
}

const STEP = 90;
const FLOOR_HEIGHT = 240;

/** A hilly floor over the whole width, and ledges above it that ladders lead to. */
export function demoGround(random: DemoRandom): DemoGround {
  const width = STEP * random.between(18, 34);
  const floors = random.between(2, 4);
  const floor = hills(-width / 2, width / 2, 0, random);
  const footholds = [...floor];
  const ladders: DemoGround['ladders'] = [];
  for (let level = 1; level < floors; level += 1) {
    const length = STEP * random.between(6, 14);
    const left = random.between(-width / 2 + STEP, width / 2 - STEP - length);
    const y = -level * FLOOR_HEIGHT;
    const ladderX = left + random.between(1, Math.floor(length / STEP) - 1) * STEP;
    ladders.push([ladderX, y, groundAt(footholds, ladderX) - 20]);
    footholds.push(...hills(left, left + length, y, random));
  }
  return { width, height: floors * FLOOR_HEIGHT + FLOOR_HEIGHT, footholds, ladders };
}

/** A line of short pieces that are flat, or rise or fall a little. */
function hills(left: number, right: number, y: number, random: DemoRandom): DemoGround['footholds'] {
  const pieces: DemoGround['footholds'] = [];
  let height = y;
  for (let x = left; x < right; x += STEP) {
    const slope = random.chance(0.35) ? random.pick([-30, 30]) : 0;
    const next = Math.abs(height + slope - y) > 60 ? height : height + slope;
    pieces.push([x, height, Math.min(right, x + STEP), next]);
    height = next;
  }
  return pieces;
}

/** Height of the topmost ground at a place. */
function groundAt(footholds: DemoGround['footholds'], x: number): number {
  const heights = footholds
    .filter(([from, , to]) => from <= x && x <= to)
    .map(([from, y1, to, y2]) => y1 + ((y2 - y1) * (x - from)) / Math.max(1, to - from));
  return Math.round(Math.min(0, ...heights));
}
