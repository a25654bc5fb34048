import type { SortOrder } from '@portico/domain';

/** Sorts rows by a number or a text (a search key). Equal rows keep their order. Rows without a value come last in both directions. */
export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | string | null,
  order: SortOrder,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return a.value < b.value ? -sign : a.value > b.value ? sign : 0;
    })
    .map(({ row }) => row);
}

/** Whether a number is within a range. A missing end is open; an unknown number is in no range. */
export function isWithin(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? value) && value <= (max ?? value);
}
