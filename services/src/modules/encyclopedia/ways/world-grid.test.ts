import fc from 'fast-check';
import { distance, GRID_COLUMNS, layOutGrid } from './world-grid.js';

const neighborsIn =
  (links: readonly (readonly [number, number])[]) =>
  (key: number): number[] =>
    links.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []));

const keysUpTo = (count: number) => Array.from({ length: count }, (_, key) => key);

it('keeps the order of nodes that are near each other already, with single nodes last', () => {
  expect(
    layOutGrid(
      [5, 1, 2, 9],
      neighborsIn([
        [1, 2],
        [2, 9],
      ]),
    ),
  ).toEqual([1, 2, 9, 5]);
});

it('brings linked nodes together', () => {
  const links = [
    [0, 11],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 7],
    [9, 8],
    [10, 9],
  ] as const;
  const cells = layOutGrid(keysUpTo(12), neighborsIn(links));
  const lengthIn = (order: readonly number[]) =>
    links.reduce((sum, [a, b]) => sum + distance(order.indexOf(a), order.indexOf(b)), 0);
  expect(lengthIn(cells)).toBeLessThan(lengthIn(keysUpTo(12)));
});

it('places every node of any graph once, the same way each time', () => {
  const node = fc.nat({ max: 3 * GRID_COLUMNS });
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node), { maxLength: 40 }), (links) => {
      const keys = keysUpTo(3 * GRID_COLUMNS + 1);
      const cells = layOutGrid(keys, neighborsIn(links));
      expect([...cells].sort((a, b) => a - b)).toEqual(keys);
      expect(layOutGrid(keys, neighborsIn(links))).toEqual(cells);
    }),
  );
});
