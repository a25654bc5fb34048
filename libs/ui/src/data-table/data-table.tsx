import type { Key, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Makes the header a link that sorts by this column. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  /** `title`: the row's name, heading of its card. `lead`: stands before the title on a card (rank, picture). `hidden`: not on cards. */
  onCard?: 'title' | 'lead' | 'wide' | 'hidden';
  /** A width that the column keeps, as CSS: `4rem`. */
  width?: string;
}

export interface DataTableProps<Row> {
  /** What the table lists; shown to screen readers only. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  isRowMarked?: (row: Row) => boolean;
  /** Called with the row that the pointer or the focus is on, and with nothing when it leaves. */
  onRowPoint?: (row: Row | undefined) => void;
  density?: 'dense' | 'comfortable';
  className?: string;
}

/** A table of 36 px rows; the same rows as cards, in the same order, on screens of at most 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isRowMarked, onRowPoint, density = 'dense', className } = props;
  return (
    <div className={classNames(styles.scroller, className)}>
      <table className={classNames(styles.table, styles[density])} role="table">
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
            <tr
              key={rowKey(row)}
              role="row"
              className={isRowMarked?.(row) ? styles.marked : undefined}
              onPointerEnter={onRowPoint && (() => onRowPoint(row))}
              onPointerLeave={onRowPoint && (() => onRowPoint(undefined))}
              onFocus={onRowPoint && (() => onRowPoint(row))}
              onBlur={onRowPoint && (() => onRowPoint(undefined))}
            >
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column }: { column: DataColumn<Row> }) {
  const { header, align = 'start', sortHref, sorted, width } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortHref ? (sorted ?? 'none') : undefined}
      className={classNames(styles[align], sortHref === undefined && styles.unsorted)}
      style={width ? { inlineSize: width } : undefined}
    >
      {sortHref === undefined ? (
        header
      ) : (
        <Link href={sortHref} className={styles.sort}>
          {header}
          <Icon
            name={sorted === undefined ? 'sort' : sorted === 'ascending' ? 'sortAscending' : 'sortDescending'}
            size={14}
          />
        </Link>
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { align = 'start', onCard } = column;
  const place = onCard && styles[`card-${onCard}`];
  if (onCard === 'title') {
    return (
      <th role="rowheader" scope="row" className={classNames(styles[align], place)}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={classNames(styles[align], place)} data-label={column.header}>
      {column.cell(row)}
    </td>
  );
}
