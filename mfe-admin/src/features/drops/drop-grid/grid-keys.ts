import type { Direction } from '@portico/domain';
import type { Cell, Column } from './columns';

/** What a key asks the grid to do; undefined for what it leaves to the browser. */
export type GridCommand =
  | { kind: 'move'; to: Cell; isExtending: boolean }
  | { kind: 'edit' | 'open' | 'select' | 'extend' | 'selectAll' | 'remove' | 'undo' | 'redo' | 'clear' };

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export interface GridPlace {
  active: Cell;
  keys: readonly string[];
  columnsOf: (key: string) => readonly Column[];
  direction: Direction;
  /** Rows of one Page Down. */
  pageRows: number;
}

/** Columns whose cell is a control of its own, which Enter and Space press. */
export const CONTROL_COLUMNS: ReadonlySet<Column> = new Set(['select', 'edit', 'remove', 'notes']);

export function commandOf(pressed: PressedKey, place: GridPlace): GridCommand | undefined {
  const { key, shiftKey, altKey } = pressed;
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  const isControl = CONTROL_COLUMNS.has(place.active.column);
  if (isCommand && !altKey) {
    const letter = key.toLowerCase();
    if (letter === 'a') return { kind: 'selectAll' };
    if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    if (letter === 'y') return { kind: 'redo' };
  }
  if (key === 'Enter' && altKey) return { kind: 'open' };
  if (altKey) return undefined;
  if (key === 'F2' || (key === 'Enter' && !isControl)) return { kind: 'edit' };
  if (key === ' ' && shiftKey) return { kind: 'extend' };
  if (key === ' ' && (!isControl || place.active.column === 'select')) return { kind: 'select' };
  if (key === 'Delete') return { kind: 'remove' };
  if (key === 'Escape') return { kind: 'clear' };
  const to = moved(key, isCommand, place);
  return to === undefined ? undefined : { kind: 'move', to, isExtending: shiftKey };
}

function moved(key: string, isCommand: boolean, place: GridPlace): Cell | undefined {
  const { active, keys, direction, pageRows } = place;
  const row = keys.indexOf(active.key);
  const columns = place.columnsOf(active.key);
  const column = columns.indexOf(active.column);
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const inRow = (to: number) => cellAt(place, row, columns[clamp(to, columns.length)]);
  const inColumn = (to: number) => cellAt(place, clamp(to, keys.length), active.column);
  switch (key) {
    case forward:
      return inRow(column + 1);
    case backward:
      return inRow(column - 1);
    case 'ArrowDown':
      return inColumn(isCommand ? keys.length - 1 : row + 1);
    case 'ArrowUp':
      return inColumn(isCommand ? 0 : row - 1);
    case 'PageDown':
      return inColumn(row + pageRows);
    case 'PageUp':
      return inColumn(row - pageRows);
    case 'Home':
      return cellAt(place, isCommand ? 0 : row, columns[0]);
    case 'End':
      return cellAt(place, isCommand ? keys.length - 1 : row, columns.at(-1));
    default:
      return undefined;
  }
}

/** The cell of a row in a column, or its last where the row has no such cell. */
function cellAt({ keys, columnsOf }: GridPlace, row: number, column: Column | undefined): Cell | undefined {
  const key = keys[row];
  if (key === undefined || column === undefined) return undefined;
  const columns = columnsOf(key);
  const found = columns.includes(column) ? column : columns.at(-1);
  return found === undefined ? undefined : { key, column: found };
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
