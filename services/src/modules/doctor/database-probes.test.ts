import { connections, faultOf, newRow, secondsAhead } from './database-probes.js';

test('a clock differs if it was outside the time of the call by more than a minute', () => {
  const [begunAt, answeredAt] = [1_000_000, 1_090_000];
  expect(
    [1_000_000, 1_045_000, 1_150_000, 940_000].map((at) => secondsAhead(at, begunAt, answeredAt)),
  ).toEqual(Array(4).fill(undefined));
  expect(secondsAhead(1_151_000, begunAt, answeredAt)).toBe(61);
  expect(secondsAhead(939_000, begunAt, answeredAt)).toBe(-61);
});

test('a server with too few connections for portal and game is limited', () => {
  const found = (all: number, own: number) =>
    connections({ connections: String(all), ownConnections: own }).map(({ params }) => params);
  expect(found(151, 0)).toEqual([]);
  expect(found(151, 16)).toEqual([]);
  expect(found(31, 0)).toEqual([{ count: 31, portal: 16 }]);
  expect(found(151, 10)).toEqual([{ count: 10, portal: 16 }]);
});

test('a salt that the portal does not write needs a default', () => {
  const salt = { name: 'salt', width: 32, isNullable: 0, hasDefault: 0 };
  expect(faultOf(salt, newRow({ isSalted: true }))).toBeUndefined();
  expect(faultOf(salt, newRow({ isSalted: false }))).toBe('salt (NOT NULL, no DEFAULT)');
  expect(faultOf({ ...salt, isNullable: 1 }, newRow({ isSalted: false }))).toBeUndefined();
});
