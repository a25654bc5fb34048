import { dropPercentOf } from '@portico/domain';
import type { GridRow } from './grid-row';

export const SORTS = ['chance', 'item', 'min', 'max', 'quest'] as const;
export type RowSort = (typeof SORTS)[number];

export interface RowOrder {
  sort: RowSort;
  isAscending: boolean;
  /** Part of a name, or an id. */
  filter: string;
}

/** Rows that fit, in order. Each stands where it stood before it was edited, and added rows first: nothing moves under the hands of who edits. */
export function inOrder(
  rows: readonly GridRow[],
  nameOf: (row: GridRow) => string,
  { sort, isAscending, filter }: RowOrder,
): GridRow[] {
  const term = filter.trim().toLocaleLowerCase();
  const fitting = rows.filter(
    (row) =>
      term === '' ||
      nameOf(row).toLocaleLowerCase().includes(term) ||
      String(row.values.itemId).startsWith(term),
  );
  const direction = isAscending ? 1 : -1;
  return fitting.sort((one, other) => {
    const ofAdded = Number(other.rowId === null) - Number(one.rowId === null);
    if (ofAdded !== 0 || one.rowId === null) return ofAdded;
    const difference =
      sort === 'item' ? nameOf(one).localeCompare(nameOf(other)) : valueOf(one, sort) - valueOf(other, sort);
    return difference === 0 ? one.rowId - (other.rowId ?? 0) : direction * difference;
  });
}

function valueOf({ table, before, values }: GridRow, sort: Exclude<RowSort, 'item'>): number {
  const { minQuantity, maxQuantity, questId, chance } = before ?? values;
  switch (sort) {
    case 'chance':
      return dropPercentOf(table, chance);
    case 'min':
      return minQuantity;
    case 'max':
      return maxQuantity;
    case 'quest':
      return Math.max(0, questId);
  }
}
