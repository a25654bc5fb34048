import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BodyCell, HeaderCell } from './data-cells';
import type { DataTableProps } from './data-column';
import styles from './data-table.module.css';
import cards from './row-cards.module.css';

/**
 * A table whose header stays in sight; on phones the same rows as cards of two lines, in the same order. It is one table to
 * screen readers on both.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, isRowMarked, onRowPoint, density = 'dense' } = props;
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
            <tr
              key={rowKey(row)}
              role="row"
              className={isRowMarked?.(row) ? classNames(styles.marked, cards.marked) : undefined}
              aria-current={isRowMarked?.(row) ? true : undefined}
              onPointerEnter={onRowPoint && (() => onRowPoint(row))}
              onPointerLeave={onRowPoint && (() => onRowPoint(undefined))}
              onFocus={onRowPoint && (() => onRowPoint(row))}
              onBlur={onRowPoint && (() => onRowPoint(undefined))}
            >
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} href={rowHref?.(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
