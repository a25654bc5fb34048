import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { EmptyState, VisuallyHidden } from '@portico/ui';
import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useStagedSteps } from '../../../shared/drops/staged-drops';
import { COLUMNS, columnsOf, type Column } from './columns';
import styles from './drop-grid.module.css';
import { GridContext, type Grid } from './grid-context';
import { GridHeader } from './grid-header';
import { commandOf, type GridCommand } from './grid-keys';
import type { GridRow } from './grid-row';
import { GridRows } from './grid-rows';
import type { useGridState } from './grid-state';
import { hasNotes } from './drop-row';
import type { useGridEditing } from './use-grid-editing';
import type { Selection } from './use-selection';

const PAGE_ROWS = 10;

export interface DropTableProps extends Pick<Grid, 'table' | 'canEdit' | 'nameOf' | 'actualOf'> {
  label: string;
  rows: readonly GridRow[];
  editing: ReturnType<typeof useGridEditing>;
  selection: Selection;
  state: ReturnType<typeof useGridState>;
  onCopy: (rows: readonly GridRow[], data: DataTransfer) => void;
  onPaste: (text: string) => void;
}

/** The rows as a grid that is worked in by keyboard alone, and by a pointer as well. */
export function DropTable(props: DropTableProps) {
  const { table, canEdit, nameOf, actualOf, label, rows, editing, selection, state } = props;
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { direction } = usePortal();
  const root = useRef<HTMLDivElement>(null);
  const steps = useStagedSteps();
  const helpId = useId();
  const { active, edited, moves } = editing;
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);

  useLayoutEffect(() => {
    if (moves > 0 && active !== undefined) cellIn(root.current, active.key, active.column)?.focus();
    // The focus follows what moves it, not what is drawn anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `active` is that of the move
  }, [moves]);

  const grid: Grid = {
    table,
    canEdit,
    nameOf,
    actualOf,
    activate: editing.activate,
    edit: editing.edit,
    save: editing.save,
    cancel: editing.cancel,
    remove: (row) => editing.remove([row]),
    takeBack: editing.takeBack,
    select: (key, isExtending) => (isExtending ? selection.extendTo(key) : selection.toggle(key)),
  };
  const chosen = () =>
    rows.filter(({ key }) => selection.has(key) || (selection.keys.size === 0 && key === active?.key));

  const run = (command: GridCommand) => {
    if (active === undefined) return;
    switch (command.kind) {
      case 'move':
        if (command.isExtending) selection.extendTo(command.to.key, active.key);
        editing.focus(command.to);
        break;
      case 'edit':
        editing.edit(active.key, active.column);
        break;
      case 'open':
        rowIn(root.current, active.key)?.querySelector<HTMLElement>('[data-link]')?.click();
        break;
      case 'select':
        selection.toggle(active.key);
        break;
      case 'extend':
        selection.extendTo(active.key);
        break;
      case 'selectAll':
        selection.all();
        break;
      case 'remove':
        editing.remove(chosen());
        break;
      case 'undo':
        if (canEdit) steps.undo();
        editing.focus(active);
        break;
      case 'redo':
        if (canEdit) steps.redo();
        editing.focus(active);
        break;
      case 'clear':
        selection.clear();
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || active === undefined || !isInCell(event.target)) return;
    const command = commandOf(event, {
      active,
      keys,
      direction,
      pageRows: PAGE_ROWS,
      columnsOf: (key) => columnsIn(byKey.get(key)),
    });
    if (command === undefined) return;
    event.preventDefault();
    run(command);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const column = COLUMNS.find((one) => one === (target as HTMLElement).dataset['cell']);
    if (key !== undefined && column !== undefined) editing.activate(key, column);
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (!isInCell(event.target)) return;
    event.preventDefault();
    props.onCopy(chosen(), event.clipboardData);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (!isInCell(event.target) || !canEdit) return;
    event.preventDefault();
    props.onPaste(event.clipboardData.getData('text/plain'));
  };
  return (
    <GridContext value={grid}>
      <p id={helpId} hidden>
        {t('drops.grid.help')}
      </p>
      <div
        role="grid"
        ref={root}
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
        <GridHeader
          table={table}
          order={state.order}
          onSort={state.sortBy}
          isAllSelected={rows.length > 0 && selection.keys.size === rows.length}
          onSelectAll={selection.keys.size === rows.length ? selection.clear : selection.all}
        />
        <GridRows rows={rows} active={active} edited={edited} isSelected={selection.has} />
      </div>
      {rows.length === 0 && (
        <EmptyState title={t(state.order.filter === '' ? 'drops.grid.empty' : 'drops.grid.noneFit')} />
      )}
      <VisuallyHidden>
        <span role="status">
          {editing.said}{' '}
          {selection.keys.size > 0 &&
            t('drops.grid.selected', { count: selection.keys.size, formatted: number(selection.keys.size) })}
        </span>
      </VisuallyHidden>
    </GridContext>
  );
}

function columnsIn(row: GridRow | undefined): readonly Column[] {
  if (row === undefined) return [];
  return columnsOf(row.table).filter((column) => column !== 'notes' || hasNotes(row));
}

/** Whether the grid's own keys hold there: in its cells, but not in the fields of a row that is edited. */
function isInCell(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['cell'] !== undefined;
}

function rowIn(root: HTMLElement | null, key: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? undefined;
}

function cellIn(root: HTMLElement | null, key: string, column: Column): HTMLElement | undefined {
  const row = rowIn(root, key);
  const cell = row?.querySelector<HTMLElement>(`[data-cell="${column}"]`);
  return cell ?? row?.querySelector<HTMLElement>('[data-cell]') ?? undefined;
}
