import type { DropTable } from '@portico/domain';

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

/** Where the focus is, and which cell the grid gives it back to. */
export interface Cell {
  key: string;
  column: Column;
}

/** A reactor always gives one piece. */
export function columnsOf(table: DropTable): readonly Column[] {
  return table === 'monster' ? COLUMNS : COLUMNS.filter((column) => column !== 'min' && column !== 'max');
}

/** Place of a column for screen readers, from 1. */
export function columnIndex(table: DropTable, column: Column): number {
  return columnsOf(table).indexOf(column) + 1;
}
