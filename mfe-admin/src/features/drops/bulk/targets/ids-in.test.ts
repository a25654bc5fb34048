import { idsIn } from './ids-in';

it.each([
  ['100100\n130101\r\n210100', [100_100, 130_101, 210_100]],
  ['100100\tSnail\n100100, 130101;', [100_100, 130_101]],
  ['0 99999999999 none', []],
  ['', []],
])('finds the ids in %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});
