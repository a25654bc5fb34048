import type { DropTable, DropValues } from '@portico/domain';
import { createContext, use } from 'react';
import type { DropRow } from '../drop-rows';

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

/** The cell that has the focus, or that gets it back. */
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

export interface Grid {
  table: DropTable;
  canEdit: boolean;
  nameOf: (itemId: number) => string;
  actualOf: (row: DropRow) => number | undefined;
  edit: (key: string, column: Column) => void;
  save: (row: DropRow, values: DropValues) => void;
  cancel: (row: DropRow) => void;
  remove: (row: DropRow) => void;
  restoreRow: (row: DropRow) => void;
  select: (key: string, isExtending: boolean) => void;
}

export const GridContext = createContext<Grid | undefined>(undefined);

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (grid === undefined) throw new Error('useGrid needs a GridContext above');
  return grid;
}

/** Whether the grid handles keys there: in its cells, except in the fields of an edited row. */
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
