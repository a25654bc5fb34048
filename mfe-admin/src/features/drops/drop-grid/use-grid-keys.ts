import type { Direction } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { useMemo, type KeyboardEvent, type RefObject } from 'react';
import { useStagedSteps } from '../../../shared/drops/staged-drops';
import { isStaged, type DropRow } from '../drop-rows';
import { columnsOf, isInCell, rowIn, type Cell, type Column } from './grid-state';
import type { Selection } from './grid-state';
import type { useGridEditing } from './use-grid-editing';

const PAGE_ROWS = 10;

interface GridKeysOptions {
  root: RefObject<HTMLElement | null>;
  rows: readonly DropRow[];
  canEdit: boolean;
  editing: ReturnType<typeof useGridEditing>;
  selection: Selection;
  chosen: () => DropRow[];
}

export function useGridKeys({ root, rows, canEdit, editing, selection, chosen }: GridKeysOptions) {
  const { direction } = usePortal();
  const { undo, redo } = useStagedSteps();
  const { active } = editing;
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const step = (take: () => void, cell: Cell) => {
    if (canEdit) take();
    // Its row may have been added or removed.
    editing.focus(cell);
  };
  const run = (command: GridCommand, cell: Cell) => {
    switch (command.kind) {
      case 'move':
        if (command.isExtending) selection.extendTo(command.to.key, cell.key);
        return editing.focus(command.to);
      case 'edit':
        return editing.edit(cell.key, cell.column);
      case 'open':
        return rowIn(root.current, cell.key)?.querySelector<HTMLElement>('[data-link]')?.click();
      case 'select':
        return selection.toggle(cell.key);
      case 'extend':
        return selection.extendTo(cell.key);
      case 'selectAll':
        return selection.all();
      case 'remove':
        return editing.remove(chosen());
      case 'undo':
        return step(undo, cell);
      case 'redo':
        return step(redo, cell);
      case 'clear':
        return selection.clear();
    }
  };
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || active === undefined || !isInCell(event.target)) return;
    const place = {
      active,
      keys,
      direction,
      pageRows: PAGE_ROWS,
      columnsOf: (key: string) => columnsIn(byKey.get(key)),
    };
    const command = commandOf(event, place);
    if (command === undefined) return;
    event.preventDefault();
    run(command, active);
  };
}

function columnsIn(row: DropRow | undefined): readonly Column[] {
  if (row === undefined) return [];
  return columnsOf(row.table).filter((column) => column !== 'notes' || isStaged(row));
}

/** The command of a key; undefined for keys of the browser. */
type GridCommand =
  | { kind: 'move'; to: Cell; isExtending: boolean }
  | { kind: 'edit' | 'open' | 'select' | 'extend' | 'selectAll' | 'remove' | 'undo' | 'redo' | 'clear' };

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

interface GridPlace {
  active: Cell;
  keys: readonly string[];
  columnsOf: (key: string) => readonly Column[];
  direction: Direction;
  /** Rows of one Page Down. */
  pageRows: number;
}

/** Columns with a control in the cell, which Enter and Space press. */
const CONTROL_COLUMNS: ReadonlySet<Column> = new Set(['select', 'edit', 'remove', 'notes']);

function commandOf(pressed: PressedKey, place: GridPlace): GridCommand | undefined {
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
function cellAt(
  { keys, columnsOf: columnsOfRow }: GridPlace,
  row: number,
  column: Column | undefined,
): Cell | undefined {
  const key = keys[row];
  if (key === undefined || column === undefined) return undefined;
  const columns = columnsOfRow(key);
  const found = columns.includes(column) ? column : columns.at(-1);
  return found === undefined ? undefined : { key, column: found };
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
