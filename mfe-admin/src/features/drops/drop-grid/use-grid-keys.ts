import type { Direction } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import type { KeyboardEvent, RefObject } from 'react';
import { useStagedSteps } from '../../../shared/drops/staged-drops';
import { isStaged, type DropRow } from '../staging/drop-rows';
import { columnsOf, isInCell, rowIn, type Cell, type Column } from './grid-state';
import { useGrid } from './use-grid-editing';

/** Rows of one Page Down. */
const PAGE_ROWS = 10;

export function useGridKeys(
  root: RefObject<HTMLElement | null>,
  rows: readonly DropRow[],
  chosen: () => DropRow[],
) {
  const { direction } = usePortal();
  const { canEdit, editing, selection } = useGrid();
  const { undo, redo } = useStagedSteps();
  const { active } = editing;
  const step = (take: () => void, cell: Cell) => {
    if (canEdit) take();
    // Undo and redo can add or remove the row of the cell.
    editing.focus(cell);
  };
  const move = (to: Cell, from: Cell, isExtending: boolean) => {
    if (isExtending) selection.extendTo(to.key, from.key);
    editing.focus(to);
  };
  const open = ({ key }: Cell) =>
    rowIn(root.current, key)?.querySelector<HTMLElement>('[data-link]')?.click();

  /** The action of a key; undefined if the browser handles the key. */
  const actionOf = (pressed: KeyboardEvent, cell: Cell): (() => void) | undefined => {
    const { key, shiftKey, altKey } = pressed;
    const isCommand = pressed.ctrlKey || pressed.metaKey;
    const isControl = CONTROL_COLUMNS.has(cell.column);
    if (isCommand && !altKey) {
      const letter = key.toLowerCase();
      if (letter === 'a') return selection.all;
      if (letter === 'y' || (letter === 'z' && shiftKey)) return () => step(redo, cell);
      if (letter === 'z') return () => step(undo, cell);
    }
    if (altKey) return key === 'Enter' ? () => open(cell) : undefined;
    if (key === 'F2' || (key === 'Enter' && !isControl)) return () => editing.edit(cell.key, cell.column);
    if (key === ' ' && shiftKey) return () => selection.extendTo(cell.key);
    if (key === ' ' && (!isControl || cell.column === 'select')) return () => selection.toggle(cell.key);
    if (key === 'Delete') return () => editing.remove(chosen());
    if (key === 'Escape') return selection.clear;
    const to = moved({ key, isCommand, direction }, cell, rows);
    return to && (() => move(to, cell, shiftKey));
  };
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || active === undefined || !isInCell(event.target)) return;
    const act = actionOf(event, active);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

function columnsIn(row: DropRow | undefined): readonly Column[] {
  if (row === undefined) return [];
  return columnsOf(row.table).filter((column) => column !== 'notes' || isStaged(row));
}

/** Columns with a control in the cell, which Enter and Space press. */
const CONTROL_COLUMNS: ReadonlySet<Column> = new Set(['select', 'edit', 'remove', 'notes']);

function moved(
  { key, isCommand, direction }: { key: string; isCommand: boolean; direction: Direction },
  active: Cell,
  rows: readonly DropRow[],
): Cell | undefined {
  const row = rows.findIndex((one) => one.key === active.key);
  const columns = columnsIn(rows[row]);
  const column = columns.indexOf(active.column);
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const inRow = (to: number) => cellAt(rows, row, columns[clamp(to, columns.length)]);
  const inColumn = (to: number) => cellAt(rows, clamp(to, rows.length), active.column);
  const moves: Readonly<Record<string, () => Cell | undefined>> = {
    [forward]: () => inRow(column + 1),
    [backward]: () => inRow(column - 1),
    ArrowDown: () => inColumn(isCommand ? rows.length - 1 : row + 1),
    ArrowUp: () => inColumn(isCommand ? 0 : row - 1),
    PageDown: () => inColumn(row + PAGE_ROWS),
    PageUp: () => inColumn(row - PAGE_ROWS),
    Home: () => cellAt(rows, isCommand ? 0 : row, columns[0]),
    End: () => cellAt(rows, isCommand ? rows.length - 1 : row, columns.at(-1)),
  };
  return moves[key]?.();
}

/** The cell of a row in a column, or the last cell if the row lacks the column. */
function cellAt(rows: readonly DropRow[], at: number, column: Column | undefined): Cell | undefined {
  const row = rows[at];
  const columns = columnsIn(row);
  const found = column !== undefined && columns.includes(column) ? column : columns.at(-1);
  return row && column && found && { key: row.key, column: found };
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);
