import { usePortal } from '@portico/portal-kit';
import { useMemo, type KeyboardEvent, type RefObject } from 'react';
import { useStagedSteps } from '../../../shared/drops/staged-drops';
import { columnsOf, type Cell, type Column } from './columns';
import { commandOf, type GridCommand } from './grid-keys';
import { hasNotes, type GridRow } from './grid-row';
import { isInCell, rowIn } from './grid-elements';
import type { useGridEditing } from './use-grid-editing';
import type { Selection } from './use-selection';

const PAGE_ROWS = 10;

export interface GridCommandsOptions {
  root: RefObject<HTMLElement | null>;
  rows: readonly GridRow[];
  canEdit: boolean;
  editing: ReturnType<typeof useGridEditing>;
  selection: Selection;
  /** What is selected, or the row that has the focus. */
  chosen: () => GridRow[];
}

/** What the keys do in the cells of the grid. */
export function useGridCommands({ root, rows, canEdit, editing, selection, chosen }: GridCommandsOptions) {
  const { direction } = usePortal();
  const { undo, redo } = useStagedSteps();
  const { active } = editing;
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const step = (take: () => void, cell: Cell) => {
    if (canEdit) take();
    // Its row may have come or gone.
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

function columnsIn(row: GridRow | undefined): readonly Column[] {
  if (row === undefined) return [];
  return columnsOf(row.table).filter((column) => column !== 'notes' || hasNotes(row));
}
