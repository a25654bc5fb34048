import { dropPercentOf, type DropTable } from '@portico/domain';
import { defineSearch, oneOf, type SearchParam, useSearch } from '@portico/portal-kit';
import { useMemo, useState } from 'react';
import type { DropRow } from '../staging/drop-rows';

export const SORTS = ['chance', 'item', 'min', 'max', 'quest'] as const;
type GridSort = (typeof SORTS)[number];

const MAX_FILTER = 64;

/** Keeps a trailing space, because each key updates the parameter and more words may follow. */
const typed: SearchParam<string> = { fallback: '', read: (said) => said.slice(0, MAX_FILTER) };

const gridSearch = defineSearch({ rows: typed, sort: oneOf(SORTS, 'chance'), order: oneOf(['asc'], 'desc') });

export function useGridState() {
  const { view, set } = useSearch(gridSearch);
  const order = useMemo<GridOrder>(
    () => ({ sort: view.sort, isAscending: view.order === 'asc', filter: view.rows }),
    [view],
  );
  return {
    order,
    setFilter: (rows: string) => set({ rows }, { replace: true }),
    sortBy: (sort: GridSort) => {
      const isAscending = order.sort === sort ? !order.isAscending : sort === 'item';
      set({ sort, order: isAscending ? 'asc' : 'desc' }, { replace: true });
    },
  };
}

interface GridOrder {
  sort: GridSort;
  isAscending: boolean;
  /** Part of a name, or an id. */
  filter: string;
}

/** Matching rows in order. Edited rows keep their place and added rows come first, so that nothing moves during an edit. */
export function inOrder(
  rows: readonly DropRow[],
  nameOf: (row: DropRow) => string,
  { sort, isAscending, filter }: GridOrder,
): DropRow[] {
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

function valueOf({ table, before, values }: DropRow, sort: Exclude<GridSort, 'item'>): number {
  const { minQuantity: min, maxQuantity: max, questId, chance } = before ?? values;
  return { chance: dropPercentOf(table, chance), min, max, quest: Math.max(0, questId) }[sort];
}

export type Selection = ReturnType<typeof useSelection>;

/** Selected rows among the shown ones: a filtered row is not selected. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const keys = new Set(chosen.size === 0 ? [] : shown.filter((key) => chosen.has(key)));
  const toggle = (key: string) => {
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    setAnchor(key);
  };
  /** Selects from the last chosen row (or from `from`) to this one. */
  const extendTo = (key: string, from = key) => {
    const start = anchor !== undefined && shown.includes(anchor) ? anchor : from;
    const [one, other] = [shown.indexOf(start), shown.indexOf(key)];
    setChosen(new Set(shown.slice(Math.min(one, other), Math.max(one, other) + 1)));
    setAnchor(start);
  };
  return {
    keys,
    has: (key: string) => keys.has(key),
    toggle,
    extendTo,
    all: () => setChosen(new Set(shown)),
    clear: () => setChosen(new Set()),
  };
}

export const COLUMNS = [
  'select',
  'item',
  'min',
  'max',
  'quest',
  'chance',
  'actual',
  'kills',
  'edit',
  'remove',
  'notes',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The cell with the focus, or the cell that gets the focus back. */
export interface Cell {
  key: string;
  column: Column;
}

/** A reactor always gives one piece. */
export function columnsOf(table: DropTable): readonly Column[] {
  return table === 'monster' ? COLUMNS : COLUMNS.filter((column) => column !== 'min' && column !== 'max');
}

export function columnIndex(table: DropTable, column: Column): number {
  return columnsOf(table).indexOf(column) + 1;
}

/** Whether the grid handles keys of this element: it does in its cells, but not in the fields of an edited row. */
export function isInCell(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['cell'] !== undefined;
}

export function rowIn(root: HTMLElement | null, key: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? undefined;
}

/** The focusable element of a cell: itself or its control. Falls back to the first cell of the row. */
export function cellIn(root: HTMLElement | null, key: string, column: Column): HTMLElement | undefined {
  const row = rowIn(root, key);
  const cell = row?.querySelector<HTMLElement>(`[data-cell="${column}"]`);
  return cell ?? row?.querySelector<HTMLElement>('[data-cell]') ?? undefined;
}
