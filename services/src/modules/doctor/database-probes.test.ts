import { connections, faultOf, newRow } from './database-probes.js';

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
