import { passingPlaces, sortedPlaces, sortPlaces } from './sort-keys.js';

const values = Float64Array.from([3, Number.NaN, 1, 3, -2, Number.NaN]);

describe('orders of places', () => {
  it('go by value with unknown ones last in both directions, equal ones as they were', () => {
    expect([...sortedPlaces(values, 'asc')]).toEqual([4, 2, 0, 3, 1, 5]);
    expect([...sortedPlaces(values, 'desc')]).toEqual([0, 3, 2, 4, 1, 5]);
  });

  it('keep the order where nothing is known, and take nothing', () => {
    expect([...sortedPlaces(new Float64Array(3).fill(Number.NaN), 'desc')]).toEqual([0, 1, 2]);
    expect([...sortedPlaces(new Float64Array(0), 'asc')]).toEqual([]);
  });

  it('sort a part of the places', () => {
    expect([...sortPlaces(Uint32Array.from([5, 2, 0]), values, 'asc')]).toEqual([2, 0, 5]);
  });

  it('hold large values and many places apart', () => {
    const many = Float64Array.from({ length: 50_000 }, (_, place) => (place * 7919) % 2_147_483_647);
    const sorted = sortedPlaces(many, 'asc');
    expect(
      sorted.every((place, at) => at === 0 || (many[sorted[at - 1] ?? 0] ?? 0) <= (many[place] ?? 0)),
    ).toBe(true);
    expect(new Set(sorted).size).toBe(50_000);
  });

  it('leave out what does not pass', () => {
    expect([...passingPlaces(Uint32Array.from([2, 0, 1]), Uint8Array.from([1, 0, 1]))]).toEqual([2, 0]);
    expect([...passingPlaces(Uint32Array.from([2, 0]), undefined)]).toEqual([2, 0]);
  });
});
