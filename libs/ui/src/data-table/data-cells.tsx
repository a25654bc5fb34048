import { classNames, Icon, Link } from '@portico/ui/base';
import type { DataColumn } from './data-column';
import styles from './data-table.module.css';
import cards from './row-cards.module.css';

/** The header of a column; a link where the table sorts by it. */
export function HeaderCell<Row>({ column }: { column: DataColumn<Row> }) {
  const { header, align = 'start', sortHref, sorted, width, from } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortHref ? (sorted ?? 'none') : undefined}
      className={classNames(
        styles[align],
        from && styles[`from-${from}`],
        sortHref === undefined && styles.unsorted,
      )}
      style={width ? { inlineSize: width } : undefined}
    >
      {sortHref === undefined ? (
        header
      ) : (
        <Link href={sortHref} className={styles.sort}>
          {header}
          {sorted && <Icon name={sorted === 'ascending' ? 'sortAscending' : 'sortDescending'} size={14} />}
        </Link>
      )}
    </th>
  );
}

export interface BodyCellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  href: string | undefined;
  /** The button that opens the card of the row. */
  more?: { text: string; isOpen: boolean; onToggle: () => void };
}

/** A cell of a row. The title is the row's header, and each cell knows its place on a phone's card. */
export function BodyCell<Row>({ column, row, href, more }: BodyCellProps<Row>) {
  const { align = 'start', onCard = 'meta', isLabelled, from } = column;
  const place = column.isEmpty?.(row) ? 'hidden' : onCard;
  const className = classNames(
    styles[align],
    cards[`card-${place}`],
    isLabelled && cards.labelled,
    from && styles[`from-${from}`],
  );
  if (onCard === 'title') {
    return (
      <th role="rowheader" scope="row" className={className}>
        <TitleCell column={column} row={row} href={href} />
        {more && (
          <button
            type="button"
            className={cards.opener}
            aria-expanded={more.isOpen}
            aria-label={more.text}
            onClick={more.onToggle}
          >
            <Icon name="chevronDown" size={18} />
          </button>
        )}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-label={column.header}>
      {column.cell(row)}
    </td>
  );
}

function TitleCell<Row>({ column, row, href }: BodyCellProps<Row>) {
  const cell = column.cell(row);
  const name =
    href === undefined ? (
      cell
    ) : (
      <Link href={href} className={styles.rowLink}>
        {cell}
      </Link>
    );
  if (column.picture === undefined) return name;
  return (
    <span className={styles.subject}>
      <span className={classNames(styles.picture, cards.picture)}>{column.picture(row)}</span>
      <span className={styles.words}>{name}</span>
    </span>
  );
}
