import { useTexts } from '@portico/i18n';
import { classNames, IconButton } from '@portico/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type CSSProperties, type Ref } from 'react';
import { useRangeWith } from '../../../shared/use-range-with';
import { isStaged, type DropRow } from '../staging/drop-rows';
import styles from './drop-grid.module.css';
import { columnsOf, type Column } from './grid-state';
import { GridCell, ItemCell, RowNotes, VALUE_CELLS } from './row-cells';
import { RowEdit } from './row-edit';
import { useGrid } from './use-grid-editing';

export function GridRows({ rows }: { rows: readonly DropRow[] }) {
  const { active } = useGrid().editing;
  const activeIndex = rows.findIndex(({ key }) => key === active?.key);
  const { body, isVirtual, virtualizer, scrollMargin } = useRowWindow(
    rows.length,
    activeIndex,
    (index) => rows[index]?.key ?? '',
  );
  if (!isVirtual) {
    return (
      <div role="rowgroup" ref={body}>
        {rows.map((row, index) => (
          <GridRow key={row.key} row={row} index={index} />
        ))}
      </div>
    );
  }
  return (
    <div
      role="rowgroup"
      ref={body}
      className={styles.virtual}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <GridRow
            key={key}
            ref={virtualizer.measureElement}
            row={row}
            index={index}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          />
        );
      })}
    </div>
  );
}

/** From this many rows on, only those in sight are drawn. Below it, the browser's search finds all rows. */
const MIN_ROWS = 120;

const ROW_HEIGHT = 33;
const OVERSCAN = 8;

/** The drawn rows: those in sight and the focused one. */
function useRowWindow(count: number, activeIndex: number, keyOf: (index: number) => string) {
  const body = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isVirtual = count >= MIN_ROWS;
  useLayoutEffect(() => {
    if (body.current !== null) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isVirtual]);
  // oxlint-disable-next-line react/incompatible-library -- the result is not kept beyond the render
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    enabled: isVirtual,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: keyOf,
    rangeExtractor: useRangeWith(activeIndex),
  });
  return { body, isVirtual, virtualizer, scrollMargin };
}

interface GridRowProps {
  row: DropRow;
  /** Index for the row measurer. */
  index: number;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

function GridRow({ row, index, style, ref }: GridRowProps) {
  const { editing, selection } = useGrid();
  const { active, edited } = editing;
  const activeColumn = row.key === active?.key ? active.column : undefined;
  const isEdited = row.key === edited?.key;
  const isSelected = selection.has(row.key);
  return (
    <div
      role="row"
      ref={ref}
      data-index={index}
      data-row={row.key}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classNames(
        styles.row,
        styles[row.state],
        isSelected && styles.selected,
        isEdited && styles.edited,
      )}
      style={style}
    >
      <SelectCell row={row} isActive={activeColumn === 'select'} isSelected={isSelected} />
      <GridCell column="item" isHeader isActive={isEdited ? undefined : activeColumn === 'item'}>
        <ItemCell row={row} />
      </GridCell>
      {isEdited ? (
        <RowEdit row={row} column={edited.column} />
      ) : (
        <ShownCells row={row} activeColumn={activeColumn} />
      )}
    </div>
  );
}

function SelectCell({ row, isActive, isSelected }: { row: DropRow; isActive: boolean; isSelected: boolean }) {
  const t = useTexts('mfe-admin');
  const { nameOf, selection } = useGrid();
  return (
    <GridCell column="select">
      <label className={styles.check}>
        <input
          type="checkbox"
          data-cell="select"
          tabIndex={isActive ? 0 : -1}
          checked={isSelected}
          aria-label={t('drops.grid.select', { item: nameOf(row.values.itemId) })}
          onChange={() => undefined}
          onClick={({ shiftKey }) => (shiftKey ? selection.extendTo : selection.toggle)(row.key)}
        />
      </label>
    </GridCell>
  );
}

function ShownCells({ row, activeColumn }: { row: DropRow; activeColumn: Column | undefined }) {
  const t = useTexts('mfe-admin');
  const { table, canEdit, nameOf, editing } = useGrid();
  const item = nameOf(row.values.itemId);
  const isRemoved = row.state === 'removed';
  const control = (column: Column) => ({
    'data-cell': column,
    tabIndex: activeColumn === column ? 0 : -1,
    size: 'small' as const,
  });
  return (
    <>
      {columnsOf(table).map((column) => {
        const Value = VALUE_CELLS[column];
        return (
          Value && (
            <GridCell
              key={column}
              column={column}
              isActive={activeColumn === column}
              label={column === 'chance' ? undefined : t(`drops.grid.column.${column}`)}
            >
              <Value row={row} />
            </GridCell>
          )
        );
      })}
      <GridCell column="edit">
        <IconButton
          {...control('edit')}
          icon="edit"
          label={t('drops.grid.edit', { item })}
          aria-disabled={!canEdit || isRemoved || undefined}
          onClick={() => editing.edit(row.key, 'chance')}
        />
      </GridCell>
      <GridCell column="remove">
        <IconButton
          {...control('remove')}
          icon={isRemoved ? 'undo' : 'trash'}
          label={t(isRemoved ? 'drops.grid.restoreOf' : 'drops.grid.remove', { item })}
          aria-disabled={!canEdit || undefined}
          onClick={() => (isRemoved ? editing.restoreRow(row) : editing.remove([row]))}
        />
      </GridCell>
      {isStaged(row) && (
        <GridCell column="notes">
          <RowNotes row={row} isActive={activeColumn === 'notes'} />
        </GridCell>
      )}
    </>
  );
}
