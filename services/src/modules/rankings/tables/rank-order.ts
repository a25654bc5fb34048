import type { SortKey } from '../../../platform/collections/index.js';
import type { Column } from './columns.js';

const HALF = 2 ** 31;

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
