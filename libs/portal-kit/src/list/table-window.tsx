import {
  DataTable,
  type DataTableProps,
  EmptyState,
  Window,
  type WindowProps,
  type DataColumn,
} from '@portico/ui';
import { useFormat } from '@portico/portal-kit';

type Described<Row> = Omit<DataColumn<Row>, 'key' | 'header'> & Partial<Pick<DataColumn<Row>, 'header'>>;
type Column<Row> = DataColumn<Row>['cell'] | Described<Row>;

/**
 * The columns of a table by the text keys of their headers, in their order: each is its cell, or more about it. The key of a column is the
 * last word of its text key.
 */
export function columnsOf<Row, Key extends string>(
  t: (key: NoInfer<Key>) => string,
  columns: Record<Key, Column<Row>>,
): DataColumn<Row>[] {
  return Object.entries<Column<Row>>(columns).map(([text, column]) => {
    const key = text.slice(text.lastIndexOf('.') + 1);
    return { key, header: t(text as Key), ...(typeof column === 'function' ? { cell: column } : column) };
  });
}

/** Makes columns of whole numbers. Null is a dash in tables and left out of cards. */
export function useNumberColumn() {
  const { number } = useFormat();
  return <Row,>(valueOf: (row: Row) => number | null, more?: Partial<Described<Row>>): Described<Row> => ({
    align: 'end',
    isEmpty: (row) => valueOf(row) === null,
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? '–' : number(value);
    },
    ...more,
  });
}

export interface TableWindowProps<Row>
  extends Omit<DataTableProps<Row>, 'caption'>, Pick<WindowProps, 'icon' | 'actions' | 'footer'> {
  title: string;
  /** Text shown without rows. */
  none: string;
  noneHint?: string;
}

/** A window with a table of rows that are already loaded, as part of another answer. */
export function TableWindow<Row>({
  title,
  icon,
  actions,
  footer,
  none,
  noneHint,
  ...table
}: TableWindowProps<Row>) {
  return (
    <Window title={title} icon={icon} actions={actions} footer={footer} isFlush>
      {table.rows.length === 0 ? (
        <EmptyState title={none} hint={noneHint} />
      ) : (
        <DataTable {...table} caption={title} />
      )}
    </Window>
  );
}
