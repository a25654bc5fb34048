import { orderDescending } from './rank-order.js';

/** Numbers over the whole range of 32 bits, the same every time. */
function scattered(length: number, factor: number): Int32Array {
  return Int32Array.from({ length }, (_, index) => Math.imul(index, factor) | 0);
}

test.each([0, 1, 5, 49_999, 50_000, 70_000])('orders %i rows as a comparison does', (length) => {
  const first = scattered(length, 0x9e3779b1).map((value) => value % 97);
  const second = scattered(length, 0x85ebca6b);
  const expected = Array.from({ length }, (_, row) => row).toSorted(
    (a, b) => Number(first[b]) - Number(first[a]) || Number(second[b]) - Number(second[a]) || a - b,
  );
  expect(orderDescending(length, [first, second])).toEqual(Uint32Array.from(expected));
});
