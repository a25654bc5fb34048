import { classNames, VisuallyHidden } from '@portico/ui/base';
import { useState } from 'react';
import { HeaderCell, BodyCell } from './data-cells';
import type { DataTableProps } from './data-column';
import styles from './data-table.module.css';
import cards from './row-cards.module.css';

/** A table with a sticky header, shown on phones as cards of two lines. Screen readers find one table on both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, density = 'dense' } = props;
  return (
    <div className={classNames(props.isScrollable && styles.scrollable, props.className)}>
      <table
        className={classNames(styles.table, cards.cards, props.isFlowing && cards.flowing, styles[density])}
        role="table"
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <DataRow key={rowKey(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DataRowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowHref' | 'moreText' | 'isRowMarked' | 'onRowPoint'
> & { row: Row };

/** A row, which is a card on phones, where the reader opens it for its `more` columns. */
function DataRow<Row>({ columns, row, rowHref, moreText, isRowMarked, onRowPoint }: DataRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const isMarked = isRowMarked?.(row) === true;
  const hasMore = columns.some(({ onCard }) => onCard === 'more');
  const more =
    hasMore && moreText !== undefined
      ? { text: moreText(row), isOpen, onToggle: () => setOpen(!isOpen) }
      : undefined;
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
