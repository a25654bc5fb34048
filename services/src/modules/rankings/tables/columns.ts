import type { SortKey } from '../../../platform/collections/index.js';

/** Kinds of columns, narrowest first, with the numbers that they hold. */
const KINDS = [
  { Kind: Uint8Array, lowest: 0, highest: 2 ** 8 - 1 },
  { Kind: Int16Array, lowest: -(2 ** 15), highest: 2 ** 15 - 1 },
  { Kind: Int32Array, lowest: -(2 ** 31), highest: 2 ** 31 - 1 },
  { Kind: Float64Array, lowest: Number.MIN_SAFE_INTEGER, highest: Number.MAX_SAFE_INTEGER },
] as const;

type ColumnKind = (typeof KINDS)[number]['Kind'];

/** Whole numbers by row, in the narrowest kind that holds all of them. */
export type Column = Uint8Array | Int16Array | Int32Array | Float64Array;

export function columnOf(values: ArrayLike<number>): Column {
  let low = 0;
  let high = 0;
  for (let row = 0; row < values.length; row++) {
    const value = Number(values[row]);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return kindAt(KINDS.findIndex(({ lowest, highest }) => low >= lowest && high <= highest)).from(values);
}

export function joinColumns(parts: readonly Column[]): Column {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = new (kindAt(Math.max(0, ...parts.map(kindOf))))(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Number of a column's kind, for `kindAt`. */
export function kindOf(column: Column): number {
  return KINDS.findIndex(({ Kind }) => column instanceof Kind);
}

export function kindAt(kind: number): ColumnKind {
  return KINDS[kind]?.Kind ?? Float64Array;
}

/** Index of a value in an ascending list; -1 if absent. */
export function searchAscending(list: Uint32Array | Int32Array | Float64Array, wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = Number(list[middle]);
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const HALF = 2 ** 31;

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
