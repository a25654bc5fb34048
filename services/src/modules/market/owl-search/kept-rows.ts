import type { NumberRange } from '@portico/domain';

export type Column = Float64Array | Float32Array;

/** Keeps the order of rows whose value is in the range; NaN never is. Overwrites `rows`. */
export function keepWithin(rows: Uint32Array, column: Column, range: NumberRange): Uint32Array {
  return keep(rows, column, range, 0);
}

/** Keeps the order of the other rows, those with NaN too. Overwrites `rows`. */
export function keepOutside(rows: Uint32Array, column: Column, range: NumberRange): Uint32Array {
  return keep(rows, column, range, 1);
}

function keep(
  rows: Uint32Array,
  column: Column,
  { min = -Infinity, max = Infinity }: NumberRange,
  unwanted: 0 | 1,
): Uint32Array {
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    rows[kept] = row;
    kept += within(column[row] ?? Number.NaN, min, max) ^ unwanted;
  }
  return rows.subarray(0, kept);
}

/** Keeps the order of rows in at least `least` of the ranges. Overwrites `rows`. Counts by position, which is faster than by row. */
export function keepSome(
  rows: Uint32Array,
  least: number,
  ranges: readonly (readonly [Column, NumberRange])[],
): Uint32Array {
  const counts = new Uint8Array(rows.length);
  for (const [column, { min = -Infinity, max = Infinity }] of ranges) {
    for (let at = 0; at < rows.length; at += 1)
      counts[at] = (counts[at] ?? 0) + within(column[rows[at] ?? 0] ?? Number.NaN, min, max);
  }
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    rows[kept] = rows[at] ?? 0;
    kept += Number((counts[at] ?? 0) >= least);
  }
  return rows.subarray(0, kept);
}

/** 1 within the range, else 0. Without a branch, because the processor would mispredict it for every second row. */
function within(value: number, min: number, max: number): number {
  return Number(value >= min) * Number(value <= max);
}
