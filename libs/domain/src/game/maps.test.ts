import { mapRegionOf, worldSpotOf } from './maps.js';

describe('regions of maps', () => {
  it.each([
    ['maple', 'mapleIsland'],
    ['victoria', 'victoriaIsland'],
    ['ossyria', 'ossyria'],
    ['event', 'globalEvent'],
    ['MasteriaGL', 'other'],
    ['', 'other'],
  ])('knows the list %s', (list, region) => {
    expect(mapRegionOf(list)).toBe(region);
  });
});

it('keeps each region within its cell of the world map, not all of them in the middle', () => {
  const spots = Array.from({ length: 300 }, (_, cell) => {
    const [column, row] = [cell % 6, Math.floor(cell / 6)];
    const { x, y } = worldSpotOf({ column, row });
    return [x - column, y - row] as const;
  });
  for (const share of spots.flat()) expect(Math.abs(share - 0.5)).toBeLessThan(0.15);
  expect(new Set(spots.map(([x]) => x.toFixed(2))).size).toBeGreaterThan(10);
});
