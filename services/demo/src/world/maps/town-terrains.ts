import { BUILT } from './built-terrains.js';
import { GroundDraft, STEP, type Terrain } from './ground.js';
import { LANDS, ledges, rolling } from './terrains.js';

/** Adds a smaller ground beside the existing one. */
function beside(draft: GroundDraft, part: GroundDraft, dx: number, dy = 0): void {
  for (const [x1, y1, x2, y2] of part.footholds) draft.footholds.push([x1 + dx, y1 + dy, x2 + dx, y2 + dy]);
  for (const [x, top, bottom, kind] of part.ladders)
    draft.ladders.push([x + dx, top + dy, bottom + dy, kind]);
}

function terraces(draft: GroundDraft, heights: readonly number[], length: number): void {
  const left = (-heights.length / 2) * length;
  heights.forEach((height, index) => {
    const x = left + index * length;
    const before = heights[index - 1] ?? height;
    draft.line(x, before, x + STEP, height);
    draft.ledge(x + STEP, x + length, height);
  });
}

/** A house to climb on: a flat or gabled roof above the ground, with a ladder. */
function houseAt(draft: GroundDraft, x: number, height: number, isGabled = true): void {
  const ground = draft.top(x);
  const eaves = ground - height;
  if (isGabled) {
    draft.line(x - STEP * 2, eaves, x, eaves - 70);
    draft.line(x, eaves - 70, x + STEP * 2, eaves);
  } else draft.ledge(x - STEP * 2, x + STEP * 2, eaves);
  draft.climb(x - STEP, isGabled ? eaves - 35 : eaves);
}

const market: Terrain = (draft) => {
  draft.ledge(-STEP * 12, STEP * 12, 0);
  for (let x = -STEP * 9; x <= STEP * 9; x += STEP * 3) {
    draft.ledge(x - STEP, x + STEP, -150 - Math.abs((x / STEP) % 2) * 30);
    if (x % (STEP * 6) === 0) draft.climb(x, -150 - Math.abs((x / STEP) % 2) * 30);
  }
  draft.ledge(-STEP * 4, STEP * 4, -330);
  draft.climb(STEP, -330);
};

export const TOWN_TERRAINS: Readonly<Record<string, Terrain>> = {
  town: (draft, random) => {
    terraces(draft, [0, -30, 0, 40, 0, -40, 0], STEP * 5);
    for (let x = -STEP * 14; x <= STEP * 14; x += STEP * 7) houseAt(draft, x, random.between(17, 26) * 10);
  },
  treetown: (draft, random) => {
    rolling(draft, random, { left: -STEP * 15, right: STEP * 15, slope: 15, reach: 30 });
    for (let trunk = -2; trunk <= 2; trunk += 1) {
      for (let storey = 1; storey <= 3 + (trunk % 2 === 0 ? 1 : 0); storey += 1) {
        const x = trunk * STEP * 6 + (storey % 2) * STEP;
        draft.ledge(x - STEP * 2, x + STEP * 2, -storey * 180);
        draft.climb(x, -storey * 180, storey % 2 === 1);
      }
      if (trunk < 2) draft.ledge(trunk * STEP * 6 + STEP * 3, trunk * STEP * 6 + STEP * 5, -390);
    }
  },
  cragtown: (draft, random) => {
    const heights = [0, -120, -240, -360, -240, -120, 0];
    heights.forEach((height, index) => {
      const x = (index - heights.length / 2) * STEP * 5;
      draft.ledge(x, x + STEP * 5, height);
      const before = heights[index - 1];
      if (before !== undefined) {
        draft.wall(x, Math.min(before, height), Math.max(before, height));
        draft.ladders.push([
          x + (height < before ? -15 : 15),
          Math.min(before, height),
          Math.max(before, height) - 15,
          1,
        ]);
      }
      if (index % 2 === 1) houseAt(draft, x + STEP * 2, random.between(16, 20) * 10, false);
    });
  },
  undertown: (draft, random) => {
    draft.ledge(-STEP * 14, STEP * 14, 0);
    for (let arch = -2; arch <= 2; arch += 1) {
      const x = arch * STEP * 5.5;
      houseAt(draft, x, random.between(15, 22) * 10, arch % 2 === 0);
    }
    draft.line(-STEP * 14, -420, 0, -500);
    draft.line(0, -500, STEP * 14, -420);
    draft.climb(-STEP * 8, -454, false);
    draft.climb(STEP * 8, -454, false);
  },
  harbor: (draft, random) => {
    terraces(draft, [0, 0, 40, 40], STEP * 5);
    for (const x of [-STEP * 7, -STEP * 2, STEP * 3]) houseAt(draft, x, random.between(17, 24) * 10);
    const moored = new GroundDraft();
    BUILT.ship(moored);
    beside(draft, moored, STEP * 22, 60);
    draft.ledge(STEP * 10, STEP * 12, 60);
  },
  skytown: (draft, random) => {
    LANDS.isles(draft, random);
    const upper = new GroundDraft();
    LANDS.isles(upper, random);
    beside(draft, upper, STEP * 3, -520);
    for (let x = -STEP * 9; x <= STEP * 9; x += STEP * 6) draft.climb(x, draft.top(x), false);
  },
  duntown: (draft, random) => {
    rolling(draft, random, { left: -STEP * 16, right: STEP * 16, slope: 20, reach: 40 });
    for (let x = -STEP * 13; x <= STEP * 13; x += STEP * 5) {
      houseAt(draft, x, random.between(15, 19) * 10, false);
      if (random.chance(0.5)) houseAt(draft, x, random.between(13, 15) * 10, false);
    }
  },
  hilltown: (draft, random) => {
    terraces(draft, [0, -70, -140, -210, -280, -350], STEP * 5);
    for (let x = -STEP * 12; x <= STEP * 13; x += STEP * 5) houseAt(draft, x, random.between(16, 21) * 10);
  },
  seatown: (draft, random) => {
    rolling(draft, random, { left: -STEP * 14, right: STEP * 14, slope: 30, reach: 90 });
    ledges(draft, random, 3, STEP * 24, 4);
  },
  clocktown: (draft, random) => {
    draft.ledge(-STEP * 16, STEP * 16, 0);
    const middle = new GroundDraft();
    BUILT.tower(middle, random);
    beside(draft, middle, 0);
    for (const x of [-STEP * 12, -STEP * 8, STEP * 8, STEP * 12])
      houseAt(draft, x, random.between(17, 26) * 10);
  },
  snowtown: (draft, random) => {
    rolling(draft, random, { left: -STEP * 15, right: STEP * 15, slope: 40, reach: 160 });
    for (let x = -STEP * 11; x <= STEP * 11; x += STEP * 5.5) houseAt(draft, x, random.between(15, 20) * 10);
  },
  ridgetown: (draft, random) => {
    terraces(draft, [-260, -160, 0, 0, -160, -260], STEP * 5);
    for (const x of [-STEP * 12, -STEP * 2, STEP * 3, STEP * 12])
      houseAt(draft, x, random.between(16, 20) * 10);
    draft.line(-STEP * 10, -420, 0, -380);
    draft.line(0, -380, STEP * 10, -420);
  },
  starcity: (draft, random) => {
    LANDS.isles(draft, random);
    const left = new GroundDraft();
    BUILT.tower(left, random);
    beside(draft, left, -STEP * 30, 60);
  },
  market,
  festival: (draft, random) => {
    market(draft, random);
    const stage = new GroundDraft();
    BUILT.roofs(stage, random);
    beside(draft, stage, STEP * 28);
  },
};
