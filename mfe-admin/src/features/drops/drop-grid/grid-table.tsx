import { useTexts } from '@portico/i18n';
import { EmptyState, Icon, VisuallyHidden } from '@portico/ui';
import { useEffect, useEffectEvent, useId, useRef, type ClipboardEvent, type FocusEvent } from 'react';
import { copyRows, type DropRow } from '../staging/drop-rows';
import styles from './drop-grid.module.css';
import {
  cellIn,
  columnIndex,
  COLUMNS,
  columnsOf,
  isInCell,
  SORTS,
  type Column,
  type useGridState,
} from './grid-state';
import { GridRows } from './grid-rows';
import { useGrid } from './use-grid-editing';
import { useGridKeys } from './use-grid-keys';

interface GridTableProps {
  label: string;
  rows: readonly DropRow[];
  state: ReturnType<typeof useGridState>;
  onPaste: (text: string) => void;
}

export function GridTable({ label, rows, state, onPaste }: GridTableProps) {
  const t = useTexts('mfe-admin');
  const { table, canEdit, nameOf, editing, selection } = useGrid();
  const root = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { active } = editing;
  const selected = selection.keys.size;
  const isChosen = ({ key }: DropRow) => (selected === 0 ? key === active?.key : selection.has(key));
  const chosen = () => rows.filter(isChosen);
  const handleKey = useGridKeys(root, rows, chosen);
  useMovedFocus(editing.moves, () => active && cellIn(root.current, active.key, active.column));

  const handleFocus = ({ target }: FocusEvent) => {
    const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const column = isInCell(target) ? COLUMNS.find((one) => one === target.dataset['cell']) : undefined;
    if (key !== undefined && column !== undefined) editing.activate(key, column);
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (!isInCell(event.target)) return;
    event.preventDefault();
    const copied = chosen();
    event.clipboardData.setData('text/plain', copyRows(copied, nameOf));
    editing.say(t('drops.grid.said.copied', { count: copied.length }));
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (!isInCell(event.target) || !canEdit) return;
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'));
  };
  return (
    <>
      <p id={helpId} hidden>
        {t('drops.grid.help')}
      </p>
      <div
        role="grid"
        ref={root}
        tabIndex={-1}
        className={styles.grid}
        data-table={table}
        aria-label={label}
        aria-describedby={helpId}
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        aria-rowcount={rows.length + 1}
        aria-colcount={columnsOf(table).length}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onCopy={handleCopy}
        onPaste={handlePaste}
      >
        <GridHeader state={state} count={rows.length} />
        <GridRows rows={rows} />
      </div>
      {rows.length === 0 && (
        <EmptyState title={t(state.order.filter === '' ? 'drops.grid.empty' : 'drops.grid.noneFit')} />
      )}
      {/* Announces actions and the size of the selection to screen readers. */}
      <VisuallyHidden>
        <span role="status">
          {editing.said} {selected > 0 && t('drops.grid.selected', { count: selected })}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Moves the focus only when the grid moves it, not on every render. */
function useMovedFocus(moves: number, find: () => HTMLElement | undefined): void {
  const follow = useEffectEvent(() => find()?.focus());
  useEffect(() => {
    if (moves > 0) follow();
  }, [moves]);
}

/** Columns without a visible heading. */
const UNSEEN: ReadonlySet<Column> = new Set(['edit', 'remove', 'notes']);

function GridHeader({ state, count }: { state: GridTableProps['state']; count: number }) {
  const t = useTexts('mfe-admin');
  const { table, selection } = useGrid();
  const { order, sortBy } = state;
  const isAllSelected = count > 0 && selection.keys.size === count;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {columnsOf(table).map((column) => {
          const sort = SORTS.find((one) => one === column);
          return (
            <div
              key={column}
              role="columnheader"
              aria-colindex={columnIndex(table, column)}
              aria-sort={
                sort && (order.sort !== sort ? 'none' : order.isAscending ? 'ascending' : 'descending')
              }
              className={styles[column]}
            >
              {column === 'select' ? (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={isAllSelected}
                    aria-label={t('drops.grid.selectAll')}
                    onChange={isAllSelected ? selection.clear : selection.all}
                  />
                </label>
              ) : UNSEEN.has(column) ? (
                <VisuallyHidden>{t(`drops.grid.column.${column}`)}</VisuallyHidden>
              ) : sort === undefined ? (
                t(`drops.grid.column.${column}`)
              ) : (
                <button type="button" className={styles.sort} onClick={() => sortBy(sort)}>
                  {t(`drops.grid.column.${column}`)}
                  {order.sort === sort && (
                    <Icon size={14} name={order.isAscending ? 'sortAscending' : 'sortDescending'} />
                  )}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
