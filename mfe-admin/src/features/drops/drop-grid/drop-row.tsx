import { useTexts } from '@portico/i18n';
import { classNames, IconButton } from '@portico/ui';
import type { CSSProperties, Ref } from 'react';
import type { Column } from './columns';
import { GridCell } from './grid-cell';
import { useGrid } from './grid-context';
import { hasNotes, type GridRow } from './grid-row';
import styles from './drop-grid.module.css';
import { ActualCell, ChanceCell, ItemCell, KillsCell, QuantityCell, QuestCell } from './row-cells';
import { RowEdit } from './row-edit';
import { RowNotes } from './row-notes';

export interface DropRowProps {
  row: GridRow;
  /** Place among all rows for screen readers, the header being 1. */
  rowIndex: number;
  /** Place for who measures rows. */
  index: number;
  /** The cell that has the focus, or gets it. */
  activeColumn: Column | undefined;
  /** The column whose field has the focus first. */
  editedColumn: Column | undefined;
  isSelected: boolean;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function DropRow(props: DropRowProps) {
  const { row, rowIndex, index, activeColumn, editedColumn, isSelected, style, ref } = props;
  const isEdited = editedColumn !== undefined;
  return (
    <div
      role="row"
      ref={ref}
      data-index={index}
      data-row={row.key}
      aria-rowindex={rowIndex}
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
        <RowEdit row={row} column={editedColumn} />
      ) : (
        <ShownCells row={row} activeColumn={activeColumn} />
      )}
    </div>
  );
}

function SelectCell({ row, isActive, isSelected }: { row: GridRow; isActive: boolean; isSelected: boolean }) {
  const t = useTexts('mfe-admin');
  const { nameOf, select } = useGrid();
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
          onClick={(event) => select(row.key, event.shiftKey)}
        />
      </label>
    </GridCell>
  );
}

function ShownCells({ row, activeColumn }: { row: GridRow; activeColumn: Column | undefined }) {
  const t = useTexts('mfe-admin');
  const { table, canEdit, nameOf, edit, remove, takeBack } = useGrid();
  const item = nameOf(row.values.itemId);
  const isRemoved = row.state === 'removed';
  const cell = (column: Column) => ({ column, isActive: activeColumn === column });
  const control = (column: Column) => ({
    'data-cell': column,
    tabIndex: activeColumn === column ? 0 : -1,
    size: 'small' as const,
  });
  return (
    <>
      {table === 'monster' && (
        <>
          <GridCell {...cell('min')} label={t('drops.grid.column.min')}>
            <QuantityCell row={row} field="minQuantity" />
          </GridCell>
          <GridCell {...cell('max')} label={t('drops.grid.column.max')}>
            <QuantityCell row={row} field="maxQuantity" />
          </GridCell>
        </>
      )}
      <GridCell {...cell('quest')} label={t('drops.grid.column.quest')}>
        <QuestCell row={row} />
      </GridCell>
      <GridCell {...cell('chance')}>
        <ChanceCell row={row} />
      </GridCell>
      <GridCell {...cell('actual')} label={t('drops.grid.column.actual')}>
        <ActualCell row={row} />
      </GridCell>
      <GridCell {...cell('kills')} label={t('drops.grid.column.kills')}>
        <KillsCell row={row} />
      </GridCell>
      <GridCell column="edit">
        <IconButton
          {...control('edit')}
          icon="edit"
          label={t('drops.grid.edit', { item })}
          aria-disabled={!canEdit || isRemoved || undefined}
          onClick={() => edit(row.key, 'chance')}
        />
      </GridCell>
      <GridCell column="remove">
        <IconButton
          {...control('remove')}
          icon={isRemoved ? 'undo' : 'trash'}
          label={t(isRemoved ? 'drops.grid.takeBackOf' : 'drops.grid.remove', { item })}
          aria-disabled={!canEdit || undefined}
          onClick={() => (isRemoved ? takeBack(row) : remove(row))}
        />
      </GridCell>
      {hasNotes(row) && (
        <GridCell column="notes">
          <RowNotes row={row} isActive={activeColumn === 'notes'} />
        </GridCell>
      )}
    </>
  );
}
