import fc from 'fast-check';
import { sortedRows } from './row-order.js';

/** NaN with a sign, as processors give it for 0 / 0. */
const SIGNED_NAN = new Float64Array(new Uint32Array([0, 0xfff8_0000]).buffer);

it('puts NaN last, whatever its sign', () => {
  const values = Float64Array.of(1, 0, -Infinity, Infinity);
  values.set(SIGNED_NAN, 1);
  expect([...sortedRows(Uint32Array.of(0, 1, 2, 3), values)]).toEqual([2, 0, 3, 1]);
});

it('sorts many rows as a comparison does, and keeps equal ones as they are', () => {
  const value = fc.oneof(
    fc.integer({ min: -50, max: 50 }),
    fc.double({ noNaN: true }),
    fc.constant(-0),
    fc.constant(Number.NaN),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 5, maxLength: 60 }), (some) => {
      const values = Float64Array.from({ length: 2500 }, (_, row) => some[(row * 7919) % some.length] ?? 0);
      const rows = Uint32Array.from(values.keys());
      const expected = [...rows].sort((a, b) => {
        const [left = 0, right = 0] = [values[a], values[b]];
        if (Number.isNaN(left) || Number.isNaN(right))
          return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
        return Number(left > right) - Number(left < right);
      });
      expect([...sortedRows(rows, values)]).toEqual(expected);
    }),
    { numRuns: 8 },
  );
});
