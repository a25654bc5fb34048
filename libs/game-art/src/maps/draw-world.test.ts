import { drawWorld, type WorldPicture } from './draw-world.js';

const region = (id: number, name: string, x: number, isTown = false) => ({
  id,
  name,
  streetName: '',
  mapMark: '',
  isTown,
  x,
  y: 0.5,
});

const WORLD: WorldPicture = {
  columns: 3,
  rows: 1,
  regions: [
    region(100000000, 'Willow Meadow', 0.5, true),
    region(101000000, 'Frozen Peak', 1.5),
    region(910000000, 'Free Market', 2.5),
  ],
  joined: [[0, 1]],
  form: 'wide',
  sky: 'day',
};

const svg = (changes: Partial<WorldPicture> = {}) => drawWorld({ ...WORLD, ...changes }).toSvg();

/** Number of the lines of land that join neighbors; each has two halves. */
const halvesIn = (markup: string) => /id="joined" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)?.length ?? 0;

it('is the same each time, and another under the other sky', () => {
  expect(svg()).toBe(svg());
  expect(svg({ sky: 'night' })).not.toBe(svg());
});

it('has a land for each region, and land between joined neighbors alone', () => {
  expect(/id="land" d="([^"]*)"/.exec(svg())?.[1]?.match(/z/g)).toHaveLength(3);
  expect(halvesIn(svg())).toBe(2);
  expect(halvesIn(svg({ joined: [] }))).toBe(0);
});

it('changes rows and columns for a tall screen', () => {
  const size = (form: WorldPicture['form']) => {
    const { width, height } = drawWorld({ ...WORLD, form });
    return [width, height];
  };
  expect(size('wide')).toEqual([600, 176]);
  expect(size('tall')).toEqual([200, 672]);
});

it('gives each region the colors of its kind of land', () => {
  const covers = new Set(
    [...svg({ joined: [] }).matchAll(/<path d="M[^"]*z" fill="(#\w+)"\/>/g)].map(([, fill]) => fill),
  );
  expect(covers.size).toBeGreaterThanOrEqual(3);
});

it('stays small with the most regions that a server is known to have', () => {
  const regions = Array.from({ length: 300 }, (_, index) => ({
    ...region(index * 1_000_000, `Region ${index}`, (index % 6) + 0.5, index % 4 === 0),
    y: Math.floor(index / 6) + 0.5,
  }));
  const joined = regions.slice(6).map((_, index) => [index, index + 6] as const);
  expect(svg({ rows: 50, regions, joined, columns: 6 }).length).toBeLessThan(700_000);
});
