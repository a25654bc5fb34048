import fc from 'fast-check';
import { shortestRoute } from './shortest-route.js';

const ALL = Array.from({ length: 12 }, (_, place) => place);
const place = fc.constantFrom(...ALL);
const ways = fc.array(fc.tuple(place, place), { maxLength: 30 });

/** Fewest steps between all places, by Floyd and Warshall. */
function distances(all: readonly (readonly [number, number])[]): number[][] {
  const steps = ALL.map((from) => ALL.map((to) => (from === to ? 0 : Infinity)));
  const at = (from: number, to: number) => steps[from]?.[to] ?? Infinity;
  const shorten = (from: number, to: number, count: number) => steps[from]?.splice(to, 1, count);
  for (const [from, to] of all) if (from !== to) shorten(from, to, 1);
  for (const via of ALL) {
    for (const from of ALL) {
      for (const to of ALL) {
        shorten(from, to, Math.min(at(from, to), at(from, via) + at(via, to)));
      }
    }
  }
  return steps;
}

it('takes as few steps as any route can, each of them a way', () => {
  fc.assert(
    fc.property(ways, place, place, (all, from, to) => {
      const waysFrom = (id: number) =>
        all.flatMap(([start, end]) => (start === id ? [{ start, to: end }] : []));
      const route = shortestRoute(from, to, waysFrom);
      expect(route?.length ?? Infinity).toBe(distances(all)[from]?.[to]);
      if (route === null) return;
      expect(route.map(({ start }) => start)).toEqual([from, ...route.map((way) => way.to)].slice(0, -1));
      expect(route.at(-1)?.to ?? from).toBe(to);
    }),
  );
});

it('takes the first of two ways to the same place', () => {
  const [portal, scroll] = [
    { by: 'portal', to: 2 },
    { by: 'scroll', to: 2 },
  ];
  expect(shortestRoute(1, 2, () => [portal, scroll])).toEqual([portal]);
});
