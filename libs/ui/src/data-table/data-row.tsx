import { useState } from 'react';
import { classNames } from '@portico/ui/base';
import { BodyCell } from './data-cells';
import type { DataTableProps } from './data-column';
import styles from './data-table.module.css';
import cards from './row-cards.module.css';

export type DataRowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowHref' | 'moreText' | 'isRowMarked' | 'onRowPoint'
> & { row: Row };

/** A row, and the card that it is on phones: only there a reader opens it for the rest. */
export function DataRow<Row>({
  columns,
  row,
  rowHref,
  moreText,
  isRowMarked,
  onRowPoint,
}: DataRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const isMarked = isRowMarked?.(row) === true;
  const more = moreText && {
    text: moreText(row),
    isOpen,
    onToggle: () => setOpen(!isOpen),
  };
  return (
    <tr
      role="row"
      className={classNames(isMarked && styles.marked, isMarked && cards.marked, isOpen && cards.open)}
      aria-current={isMarked || undefined}
      onPointerEnter={onRowPoint && (() => onRowPoint(row))}
      onPointerLeave={onRowPoint && (() => onRowPoint(undefined))}
      onFocus={onRowPoint && (() => onRowPoint(row))}
      onBlur={onRowPoint && (() => onRowPoint(undefined))}
    >
      {columns.map((column) => (
        <BodyCell key={column.key} column={column} row={row} href={rowHref?.(row)} more={more} />
      ))}
    </tr>
  );
}
