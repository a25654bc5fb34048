import { freeMarketMap, freeMarketRoom } from './free-market.js';

test('rooms are FM1 to FM22, each a map', () => {
  expect([freeMarketMap(1), freeMarketMap(22)]).toEqual([910_000_001, 910_000_022]);
  expect([910_000_001, 910_000_022].map(freeMarketRoom)).toEqual([1, 22]);
  expect([910_000_000, 910_000_023, 100_000_000].map(freeMarketRoom)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
