import { classNames, VisuallyHidden } from '@portico/ui/base';
import { HeaderCell } from './data-cells';
import type { DataTableProps } from './data-column';
import { DataRow } from './data-row';
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
