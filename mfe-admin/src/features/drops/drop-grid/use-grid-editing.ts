import type { DropTable, DropValues } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { createContext, use, useCallback, useState } from 'react';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import { stageDrops, unstageDrops } from '../../../shared/drops/staged-drops';
import { editOf, type DropRow } from '../staging/drop-rows';
import type { Cell, Column, Selection } from './grid-state';

interface Grid {
  table: DropTable;
  dropperId: number;
  canEdit: boolean;
  nameOf: (itemId: number) => string;
  /** Whether another item of the grid has the same name. */
  isNamesake: (itemId: number) => boolean;
  /** The player's chance; undefined until the rates are known. */
  actualOf: (row: DropRow) => number | undefined;
  editing: ReturnType<typeof useGridEditing>;
  selection: Selection;
}

export const GridContext = createContext<Grid | undefined>(undefined);

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (grid === undefined) throw new Error('useGrid needs a GridContext above');
  return grid;
}

/** State of the grid: focus, edited row and edits. Edits are staged, never sent. */
export function useGridEditing(rows: readonly DropRow[], canEdit: boolean) {
  const t = useTexts('mfe-admin');
  const [cell, setCell] = useState<Cell>();
  const [edited, setEdited] = useState<Cell>();
  /** Counts the moves of the focus; the grid focuses the cell again after each. */
  const [moves, setMoves] = useState(0);
  const [said, say] = useState('');
  const active = activeCell(rows, cell);

  const focus = useCallback((to: Cell) => {
    setCell(to);
    setMoves((count) => count + 1);
  }, []);
  const counted = (text: 'removed' | 'restored', count: number) =>
    say(t(`drops.grid.said.${text}`, { count }));
  const stage = (edits: readonly StagedDrop[]) => {
    if (stageDrops(edits)) return true;
    say(t('drops.grid.said.full'));
    return false;
  };
  return {
    active,
    edited: rows.some(({ key }) => key === edited?.key) ? edited : undefined,
    moves,
    said,
    say,
    focus,
    /** Stages edits of many rows and focuses the first new one. False if there was no room. */
    stageMany: (edits: readonly StagedDrop[]) => {
      if (!stage(edits)) return false;
      const added = edits.find(({ before }) => before === null);
      if (added !== undefined) focus({ key: added.key, column: 'item' });
      say(t('drops.grid.said.staged'));
      return true;
    },
    activate: (key: string, column: Column) => setCell({ key, column }),
    edit: (key: string, column: Column) => {
      const row = rows.find((one) => one.key === key);
      if (!canEdit || row === undefined || row.state === 'removed') return;
      setCell({ key, column });
      setEdited({ key, column });
    },
    save: (row: DropRow, values: DropValues) => {
      if (!stage([editOf(row, values)])) return;
      setEdited(undefined);
      focus({ key: row.key, column: edited?.column ?? 'chance' });
      say(t('drops.grid.said.staged'));
    },
    cancel: (row: DropRow) => {
      setEdited(undefined);
      focus({ key: row.key, column: edited?.column ?? 'chance' });
    },
    remove: (gone: readonly DropRow[]) => {
      if (!canEdit) return;
      const left = gone.filter(({ state }) => state !== 'removed');
      const [first] = gone;
      if (left.length === 0 || first === undefined) return;
      const next = first.state === 'added' ? neighbourOf(rows, first.key, gone) : first.key;
      if (!stage(left.map((row) => editOf(row, null)))) return;
      if (next !== undefined) focus({ key: next, column: active?.column ?? 'remove' });
      counted('removed', left.length);
    },
    restoreRow: (row: DropRow) => {
      unstageDrops(new Set([row.key]));
      const next = row.state === 'added' ? neighbourOf(rows, row.key, [row]) : row.key;
      if (next !== undefined) focus({ key: next, column: 'remove' });
      counted('restored', 1);
    },
  };
}

/** Falls back to the first row if the focused row is gone. */
function activeCell(rows: readonly DropRow[], cell: Cell | undefined): Cell | undefined {
  if (cell !== undefined && rows.some(({ key }) => key === cell.key)) return cell;
  const [first] = rows;
  return first && { key: first.key, column: cell?.column ?? 'item' };
}

/** The row that gets the focus when rows are removed: the next remaining row, else the previous one. */
function neighbourOf(rows: readonly DropRow[], key: string, gone: readonly DropRow[]): string | undefined {
  const leaving = new Set(gone.map((row) => row.key));
  const index = rows.findIndex((row) => row.key === key);
  const stays = (row: DropRow) => !leaving.has(row.key);
  return (rows.slice(index).find(stays) ?? rows.slice(0, index).findLast(stays))?.key;
}
