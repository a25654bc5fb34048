import { classNames } from '@portico/ui';
import type { ReactNode } from 'react';
import { columnIndex, type Column } from './columns';
import { useGrid } from './grid-context';
import styles from './drop-grid.module.css';

export interface GridCellProps {
  column: Column;
  /** Its header, which stands before it on cards. */
  label?: string;
  /** The cell has the focus when the grid gets it; undefined where a control in it has. */
  isActive?: boolean | undefined;
  isHeader?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A cell of a row. It takes the focus itself, unless there is a control in it. */
export function GridCell({ column, label, isActive, isHeader, className, children }: GridCellProps) {
  const { table } = useGrid();
  return (
    <div
      role={isHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={columnIndex(table, column)}
      data-label={label}
      data-cell={isActive === undefined ? undefined : column}
      tabIndex={isActive === undefined ? undefined : isActive ? 0 : -1}
      className={classNames(styles.cell, styles[column], className)}
    >
      {children}
    </div>
  );
}
