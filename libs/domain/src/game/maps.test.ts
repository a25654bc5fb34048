import { mapRegionOf } from './maps.js';

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
