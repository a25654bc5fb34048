import type { ReactNode } from 'react';
import type { Cell } from './columns';
import { DropRow } from './drop-row';
import styles from './drop-grid.module.css';
import type { GridRow } from './grid-row';
import { useRowWindow } from './use-row-window';

export interface GridRowsProps {
  rows: readonly GridRow[];
  active: Cell | undefined;
  edited: Cell | undefined;
  isSelected: (key: string) => boolean;
  /** In place of rows where there are none. */
  children?: ReactNode;
}

/** The rows of the grid, the header being row 1. */
export function GridRows({ rows, active, edited, isSelected }: GridRowsProps) {
  const activeIndex = rows.findIndex(({ key }) => key === active?.key);
  const { body, isVirtual, virtualizer, scrollMargin } = useRowWindow(
    rows.length,
    activeIndex,
    (index) => rows[index]?.key ?? '',
  );
  const rowOf = (row: GridRow, index: number) => ({
    row,
    index,
    rowIndex: index + 2,
    activeColumn: index === activeIndex ? active?.column : undefined,
    editedColumn: row.key === edited?.key ? edited.column : undefined,
    isSelected: isSelected(row.key),
  });
  if (!isVirtual) {
    return (
      <div role="rowgroup" ref={body}>
        {rows.map((row, index) => (
          <DropRow key={row.key} {...rowOf(row, index)} />
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
          <DropRow
            key={key}
            ref={virtualizer.measureElement}
            {...rowOf(row, index)}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          />
        );
      })}
    </div>
  );
}
