import { STEP, type Terrain } from './ground.js';

export const BUILT = {
  /** A tower with floors that are open at alternate ends. */
  tower: (draft, random) => {
    const width = STEP * random.between(9, 12);
    const floors = random.between(7, 10);
    draft.ledge(-width / 2, width / 2, 0);
    for (let floor = 1; floor <= floors; floor += 1) {
      const side = floor % 2 === 0 ? 1 : -1;
      const gap = STEP * random.between(2, 4);
      const y = -floor * 170;
      draft.ledge(-width / 2 + (side < 0 ? 0 : gap), width / 2 - (side < 0 ? gap : 0), y);
      draft.climb(-side * (width / 2 - gap - STEP), y, random.chance(0.7));
      if (random.chance(0.4))
        draft.ledge(side * (STEP - width / 2) - STEP / 2, side * (STEP - width / 2) + STEP / 2, y + 85);
    }
    draft.wall(-width / 2, -floors * 170, 0);
    draft.wall(width / 2, -floors * 170, 0);
  },
  /** A street with houses. Characters walk on their gables. */
  roofs: (draft, random) => {
    const houses = random.between(4, 5);
    const pitch = STEP * 6;
    draft.ledge((-houses / 2) * pitch - STEP, (houses / 2) * pitch + STEP, 0);
    for (let index = 0; index < houses; index += 1) {
      const left = (index - houses / 2) * pitch + STEP / 2;
      const eaves = -random.between(16, 30) * 10;
      draft.line(left, eaves, left + STEP * 2, eaves - 80);
      draft.ledge(left + STEP * 2, left + STEP * 3, eaves - 80);
      draft.line(left + STEP * 3, eaves - 80, left + STEP * 5, eaves);
      draft.climb(left + STEP, eaves - 40, index % 2 === 0);
      if (index % 2 === 1) draft.ledge(left - STEP, left + STEP / 2, eaves - 150);
      if (random.chance(0.6)) draft.ledge(left + STEP * 2, left + STEP * 4, eaves - 250);
    }
  },
  ruins: (draft, random) => {
    const bays = random.between(6, 8);
    const pitch = STEP * 4;
    for (let index = 0; index < bays; index += 1) {
      const left = (index - bays / 2) * pitch;
      const isBroken = index > 0 && index < bays - 1 && random.chance(0.4);
      draft.ledge(left, left + pitch, isBroken ? 60 : 0);
      if (isBroken) {
        draft.wall(left, 0, 60);
        draft.wall(left + pitch, 0, 60);
      }
      const pillar = -random.between(2, 5) * 70;
      draft.ledge(left + STEP, left + STEP * 2, pillar);
      if (pillar < -200) draft.climb(left + STEP * 1.5, pillar, random.chance(0.5));
      if (index % 3 === 1) draft.ledge(left + STEP * 2, left + STEP * 5, pillar - 90);
    }
  },
  /** A ship: the deck with stern and bow, the hold below, masts with lookouts. */
  ship: (draft) => {
    draft.line(-STEP * 11, -200, -STEP * 8, -200);
    draft.wall(-STEP * 8, -200, -110);
    draft.ledge(-STEP * 8, -STEP * 6, -110);
    draft.wall(-STEP * 6, -110, 0);
    draft.ledge(-STEP * 6, STEP * 6, 0);
    draft.line(STEP * 6, 0, STEP * 11, -170);
    draft.ledge(-STEP * 7, STEP * 6, 220);
    draft.climb(STEP * 5, 0);
    for (const [x, height] of [
      [-STEP * 3, -420],
      [STEP * 2, -520],
    ] as const) {
      draft.ledge(x - STEP * 2, x + STEP * 2, -240);
      draft.climb(x, -240, false);
      draft.ledge(x - STEP, x + STEP, height);
      draft.climb(x + STEP / 2, height, false);
    }
  },
  train: (draft) => {
    for (let car = -1; car <= 1; car += 1) {
      const middle = car * STEP * 8;
      draft.ledge(middle - STEP * 3.5, middle + STEP * 3.5, 0);
      draft.ledge(middle - STEP * 3, middle + STEP * 3, -190);
      draft.climb(middle + STEP * 2, -190);
      if (car < 1) draft.ledge(middle + STEP * 3.5, middle + STEP * 4.5, 20);
    }
  },
  arena: (draft, random) => {
    const half = STEP * random.between(8, 11);
    draft.ledge(-half, half, 0);
    for (const side of [-1, 1]) {
      const outer = side * half;
      draft.line(
        Math.min(outer, outer - side * STEP * 2),
        -150,
        Math.max(outer, outer - side * STEP * 2),
        -150,
      );
      draft.climb(outer - side * STEP, -150);
      draft.wall(outer, -330, 0);
      draft.ledge(side * STEP * 4 - STEP, side * STEP * 4 + STEP, -230);
    }
    draft.ledge(-STEP * 1.5, STEP * 1.5, -330);
  },
  house: (draft, random) => {
    draft.ledge(-STEP * 4, STEP * 4, 0);
    const side = random.pick([-1, 1]);
    draft.ledge(side < 0 ? -STEP * 4 : STEP, side < 0 ? -STEP : STEP * 4, -150);
    draft.climb(side * STEP * 2, -150);
  },
  hall: (draft) => {
    draft.ledge(-STEP * 8, STEP * 8, 0);
    for (const side of [-1, 1]) {
      draft.ledge(side < 0 ? -STEP * 8 : STEP * 4, side < 0 ? -STEP * 4 : STEP * 8, -170);
      draft.climb(side * STEP * 5, -170);
    }
    draft.ledge(-STEP * 2, STEP * 2, -250);
  },
} satisfies Record<string, Terrain>;
