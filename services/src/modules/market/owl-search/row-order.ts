import { orderDescending, orderSteps } from '../../../platform/collections/index.js';

const SIGN = 0x80000000;

/** Rows in one order, and a number per row. Only rows that the order treats as equal share a number. */
export interface RowOrder {
  rows: Uint32Array;
  ranks: Float64Array;
}

/** Sorts rows by their values, lowest first and NaN last; rows of equal values keep their order. */
export function sortedRows(rows: Uint32Array, values: Float64Array): Uint32Array {
  return orderDescending(rows.length, keysOf(rows, values)).map((place) => rows[place] ?? 0);
}

/** Sorts like `sortedRows`, in steps of a few milliseconds. Equal values share a rank. */
export function* rankedSteps(rows: Uint32Array, values: Float64Array): Generator<void, RowOrder> {
  const places = yield* orderSteps(rows.length, keysOf(rows, values));
  const sorted = places.map((place) => rows[place] ?? 0);
  yield;
  const ranks = ranksOf(sorted, values);
  yield;
  return { rows: sorted, ranks };
}

/**
 * The values' bits as two columns of keys, of which `orderDescending` puts the lowest value first. Bits of a negative number grow with its
 * distance from zero.
 */
function keysOf(rows: Uint32Array, values: Float64Array): [high: Int32Array, low: Int32Array] {
  const high = new Int32Array(rows.length);
  const low = new Int32Array(rows.length);
  const bits = new DataView(new ArrayBuffer(8));
  for (let at = 0; at < rows.length; at += 1) {
    const value = valueOf(values, rows[at] ?? 0);
    // A computed NaN may have a sign.
    bits.setFloat64(0, Number.isNaN(value) ? Number.NaN : value);
    const [upper, lower] = [bits.getInt32(0), bits.getInt32(4)];
    high[at] = upper < 0 ? upper ^ SIGN : ~upper;
    low[at] = (upper < 0 ? lower : ~lower) ^ SIGN;
  }
  return [high, low];
}

/** Turns -0 into 0, which equals it. */
function valueOf(values: Float64Array, row: number): number {
  return (values[row] ?? 0) + 0;
}

function ranksOf(sorted: Uint32Array, values: Float64Array): Float64Array {
  const ranks = new Float64Array(values.length);
  let rank = 0;
  let before: number | undefined;
  for (const row of sorted) {
    const value = valueOf(values, row);
    if (before !== undefined && !Object.is(value, before)) rank += 1;
    before = value;
    ranks[row] = rank;
  }
  return ranks;
}
