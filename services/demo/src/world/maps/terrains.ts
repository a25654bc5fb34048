import type { DemoRandom } from '../shared/demo-random.js';
import { BUILT } from './built-terrains.js';
import { GroundDraft, STEP, type DemoGround, type Terrain } from './ground.js';

type Floor = Record<'left' | 'right', number> & Partial<Record<'y' | 'slope' | 'reach', number>>;

/** A floor that rises and falls by up to `slope` per step, within `reach` of its start. */
export function rolling(
  draft: GroundDraft,
  random: DemoRandom,
  { left, right, y = 0, slope = 30, reach = 60 }: Floor,
): void {
  let height = y;
  for (let x = left; x < right; x += STEP) {
    const change = random.chance(0.45) ? random.pick([-slope, slope]) : 0;
    const next = Math.abs(height + change - y) > reach ? height : height + change;
    draft.line(x, height, Math.min(right, x + STEP), next);
    height = next;
  }
}

/** Ledges above the ground, each within a jump or a climb of something below. */
export function ledges(
  draft: GroundDraft,
  random: DemoRandom,
  layers: number,
  width: number,
  each = 2,
): void {
  for (let layer = 1; layer <= layers; layer += 1) {
    const share = width / each;
    for (let place = 0; place < each; place += 1) {
      const length = STEP * random.between(2, Math.max(3, Math.floor(share / STEP) - 1));
      const from = Math.round(-width / 2 + place * share + random.fraction() * Math.max(0, share - length));
      const y = -layer * 150 - random.between(0, 3) * 10 - 40;
      const middle = from + Math.round(length / 2 / STEP) * STEP;
      draft.ledge(from, from + length, y);
      if (random.chance(0.7)) draft.climb(middle, y, random.chance(0.6));
    }
  }
}

export const LANDS = {
  meadow: (draft, random) => {
    const width = STEP * random.between(20, 30);
    rolling(draft, random, { left: -width / 2, right: width / 2 });
    ledges(draft, random, 2, width - STEP * 2, 3);
  },
  hills: (draft, random) => {
    const width = STEP * random.between(22, 32);
    rolling(draft, random, { left: -width / 2, right: width / 2, slope: 45, reach: 270 });
    for (let x = -width / 2 + STEP * 3; x < width / 2 - STEP * 4; x += STEP * random.between(5, 8)) {
      const y = Math.min(draft.top(x), draft.top(x + STEP * 3)) - random.between(11, 17) * 10;
      draft.ledge(x, x + STEP * 3, y);
      draft.climb(x + STEP, y, random.chance(0.5));
    }
  },
  stairs: (draft, random) => {
    const direction = random.pick([1, -1]);
    const steps = random.between(6, 8);
    const length = STEP * random.between(3, 4);
    for (let index = 0; index < steps; index += 1) {
      const x1 = direction * ((index - steps / 2) * length);
      const x2 = x1 + direction * length;
      draft.ledge(Math.min(x1, x2), Math.max(x1, x2), -index * STEP);
      if (index > 0) draft.wall(x1, -index * STEP, -(index - 1) * STEP);
      if (index % 2 === 1) {
        const shelf = Math.min(x1, x2) + STEP;
        draft.ledge(shelf, shelf + STEP * 2, -index * STEP - 190);
        draft.climb(shelf + STEP, -index * STEP - 190, index % 4 === 1);
      }
    }
  },
  cave: (draft, random) => {
    const width = STEP * random.between(18, 24);
    const pit = STEP * random.between(4, 6);
    const depth = random.between(2, 3) * 90;
    rolling(draft, random, { left: -width / 2, right: -pit, slope: 20, reach: 40 });
    draft.wall(-pit, draft.top(-pit), depth);
    rolling(draft, random, { left: -pit, right: pit, y: depth, slope: 15, reach: 30 });
    draft.wall(pit, 0, depth);
    rolling(draft, random, { left: pit, right: width / 2, slope: 20, reach: 40 });
    draft.ledge(-STEP * 2, STEP * 2, 20);
    draft.climb(0, 20, false);
    for (const side of [-1, 1]) {
      for (let shelf = 1; shelf <= 3; shelf += 1) {
        const inner = side * (width / 2 - STEP * (2 + shelf * 1.5));
        const outer = side * (width / 2 - (shelf % 2) * STEP);
        draft.ledge(Math.min(inner, outer), Math.max(inner, outer), -shelf * 160);
        draft.climb((inner + outer) / 2, -shelf * 160, shelf % 2 === 0);
      }
      draft.wall(side * (width / 2), -480, 0);
    }
  },
  canopy: (draft, random) => {
    const width = STEP * random.between(18, 26);
    rolling(draft, random, { left: -width / 2, right: width / 2, slope: 20, reach: 40 });
    for (let layer = 1; layer <= 4; layer += 1) {
      const offset = layer % 2 === 0 ? STEP * 2 : 0;
      for (let x = -width / 2 + STEP + offset; x < width / 2 - STEP * 3; x += STEP * random.between(5, 6)) {
        const y = -layer * 140 - random.between(0, 4) * 10;
        draft.ledge(x, x + STEP * random.between(2, 4), y);
        if (random.chance(0.75)) draft.climb(x + STEP, y, false);
      }
    }
  },
  /** Islands with sloping shores, stepping stones between them, and a second row above. */
  isles: (draft, random) => {
    const count = random.between(4, 6);
    const length = STEP * 6;
    const pitch = length + STEP * 2;
    for (let index = 0; index < count; index += 1) {
      const left = Math.round((index - count / 2) * pitch);
      const y = random.between(-3, 3) * 30;
      draft.line(left, y + 40, left + STEP, y);
      draft.ledge(left + STEP, left + length - STEP, y);
      draft.line(left + length - STEP, y, left + length, y + 40);
      if (index > 0) draft.ledge(left - STEP * 1.5, left - STEP / 2, y + 70);
      if (random.chance(0.7)) {
        draft.ledge(left + STEP, left + STEP * 4, y - 190);
        draft.climb(left + STEP * 2, y - 190, false);
        if (random.chance(0.5)) draft.ledge(left + STEP * 4, left + STEP * 6, y - 300);
      }
    }
  },
  ravine: (draft, random) => {
    const rim = STEP * random.between(6, 8);
    const half = STEP * random.between(5, 7);
    const depth = 450;
    rolling(draft, random, { left: -half - rim, right: -half, y: -depth, slope: 20, reach: 40 });
    draft.line(-half, draft.top(-half), -STEP * 2, 0);
    draft.ledge(-STEP * 2, STEP * 2, 0);
    draft.line(STEP * 2, 0, half, -depth);
    rolling(draft, random, { left: half, right: half + rim, y: -depth, slope: 20, reach: 40 });
    draft.line(-half, -depth - 60, 0, -depth + 20);
    draft.line(0, -depth + 20, half, -depth - 60);
    draft.ledge(-STEP * 3, -STEP, -190);
    draft.ledge(STEP, STEP * 3, -290);
    draft.climb(-STEP * 2, -190);
    draft.climb(STEP * 2, -290);
    draft.climb(0, -depth + 20, false);
  },
  reef: (draft, random) => {
    const width = STEP * random.between(20, 26);
    rolling(draft, random, { left: -width / 2, right: width / 2, slope: 40, reach: 120 });
    for (let x = -width / 2 + STEP * 2; x < width / 2 - STEP * 2; x += STEP * 4) {
      for (let height = 1; height <= random.between(2, 4); height += 1) {
        const shift = (height % 2) * STEP;
        draft.ledge(x + shift, x + shift + STEP * 1.5, draft.top(x + STEP) - 120);
      }
    }
  },
} satisfies Record<string, Terrain>;

export const TERRAINS: Readonly<Record<string, Terrain>> = { ...LANDS, ...BUILT };

export function groundOf(terrain: Terrain, random: DemoRandom): DemoGround {
  const draft = new GroundDraft();
  terrain(draft, random);
  return { footholds: draft.footholds, ladders: draft.ladders };
}
