import fc from 'fast-check';
import { layOutForest } from './forest-layout.js';

const at = (places: ReturnType<typeof layOutForest<string>>) =>
  Object.fromEntries(places.map(({ key, column, row }) => [key, [column, row]]));

const neighborsIn = (links: readonly string[]) => (key: string) =>
  links.filter((link) => link.includes(key)).map((link) => link.replace(key, ''));

it('grows a tree from the first node, with branches in order, the first beside its root', () => {
  const places = layOutForest(['a', 'b', 'c', 'd'], neighborsIn(['ac', 'ab', 'bd']));
  expect(at(places)).toEqual({ a: [0, 0], b: [1, 0], d: [2, 0], c: [1, 1] });
  expect(places.map(({ key }) => key).join('')).toBe('abdc');
});

it('puts parts below each other, and single nodes beside each other', () => {
  const places = layOutForest(['s', 'a', 'b', 'c', 'd', 't'], neighborsIn(['ab', 'cd']));
  expect(at(places)).toEqual({ a: [0, 0], b: [1, 0], c: [0, 1], d: [1, 1], s: [0, 2], t: [1, 2] });
});

it('places every node of any graph once, none on another, each right of its parent', () => {
  const node = fc.nat({ max: 15 });
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node), { maxLength: 40 }), (links) => {
      const keys = Array.from({ length: 16 }, (_, key) => key);
      const neighborsOf = (key: number) =>
        links.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []));
      const places = layOutForest(keys, neighborsOf);
      expect(places.map(({ key }) => key).sort((a, b) => a - b)).toEqual(keys);
      expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(keys.length);
      for (const { column, parent } of places) {
        const before = places.find(({ key }) => key === parent);
        expect(before === undefined ? 0 : before.column + 1).toBe(parent === undefined ? 0 : column);
      }
    }),
  );
});
