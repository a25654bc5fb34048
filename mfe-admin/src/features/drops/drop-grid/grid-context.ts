import type { DropTable, DropValues } from '@portico/domain';
import { createContext, use } from 'react';
import type { Column } from './columns';
import type { GridRow } from './grid-row';

/** What the rows of a grid have in common. */
export interface Grid {
  table: DropTable;
  canEdit: boolean;
  nameOf: (itemId: number) => string;
  actualOf: (row: GridRow) => number | undefined;
  /** The focus came to a cell. */
  activate: (key: string, column: Column) => void;
  edit: (key: string, column: Column) => void;
  save: (row: GridRow, values: DropValues) => void;
  cancel: (row: GridRow) => void;
  remove: (row: GridRow) => void;
  takeBack: (row: GridRow) => void;
  select: (key: string, isExtending: boolean) => void;
}

export const GridContext = createContext<Grid | undefined>(undefined);

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (grid === undefined) throw new Error('useGrid needs a GridContext above');
  return grid;
}
