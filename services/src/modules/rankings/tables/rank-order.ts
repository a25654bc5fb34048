import type { Column } from './columns.js';

const SIGN = 0x80000000;
const HALF = 2 ** 31;

/** From this size on, few passes with a large table are faster than many with a small one. */
const LARGE = 50_000;

export type SortKey = Exclude<Column, Float64Array>;

interface Digit {
  shift: number;
  largest: number;
}

/**
 * Row numbers 0..length-1, highest key first; rows with equal keys keep their order. The keys come most significant
 * first; each is a column of 32-bit integers at most. A radix sort takes tens of milliseconds for a million rows; a
 * comparison sort would block the event loop for seconds.
 */
export function orderDescending(length: number, keys: readonly SortKey[]): Uint32Array {
  let order = new Uint32Array(length);
  for (let row = 0; row < length; row++) order[row] = row;
  let spare = new Uint32Array(length);
  const digits = digitsFor(length);
  const counts = new Uint32Array(Number(digits[0]?.largest) + 1);

  for (const key of keys.toReversed()) {
    for (const digit of digits) {
      const isUniform = countDigits(key, digit, counts);
      if (isUniform) continue;
      spread(order, spare, key, digit, counts);
      [order, spare] = [spare, order];
    }
  }
  return order;
}

/** Keys that sort as a column does. */
export function sortKeys(column: Column): SortKey[] {
  return column instanceof Float64Array ? halvesOf(column) : [column];
}

/** Splits safe integers into two 32-bit columns that sort in the same order, the upper half first. */
export function halvesOf(values: Float64Array): [Int32Array, Int32Array] {
  const upper = new Int32Array(values.length);
  const lower = new Int32Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = Number(values[row]);
    const high = Math.floor(value / HALF);
    upper[row] = high;
    lower[row] = value - high * HALF;
  }
  return [upper, lower];
}

function digitsFor(length: number): Digit[] {
  const bits = length < LARGE ? 8 : 16;
  return Array.from({ length: 32 / bits }, (_, index) => ({ shift: index * bits, largest: 2 ** bits - 1 }));
}

function digitOf(value: number, { shift, largest }: Digit): number {
  return largest - (((value ^ SIGN) >>> shift) & largest);
}

function countDigits(key: SortKey, digit: Digit, counts: Uint32Array): boolean {
  counts.fill(0);
  let isUniform = true;
  const first = key.length === 0 ? 0 : digitOf(Number(key[0]), digit);
  for (const value of key) {
    const own = digitOf(value, digit);
    counts[own] = Number(counts[own]) + 1;
    if (own !== first) isUniform = false;
  }
  return isUniform;
}

function spread(from: Uint32Array, to: Uint32Array, key: SortKey, digit: Digit, counts: Uint32Array) {
  let start = 0;
  for (let own = 0; own <= digit.largest; own++) {
    const count = Number(counts[own]);
    counts[own] = start;
    start += count;
  }
  for (const row of from) {
    const own = digitOf(Number(key[row]), digit);
    const place = Number(counts[own]);
    to[place] = row;
    counts[own] = place + 1;
  }
}
