import { ABSENT } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import type { DataColumn } from '@portico/ui';
import type { ReactNode } from 'react';

type Described<Row> = Omit<DataColumn<Row>, 'key' | 'header'> & Partial<Pick<DataColumn<Row>, 'header'>>;
type Column<Row> = DataColumn<Row>['cell'] | Described<Row>;

/**
 * The columns of a table by the text keys of their headers, in their order: each is its cell, or more about it, or false for no column. The
 * key of a column is the last word of its text key.
 */
export function columnsOf<Row, Key extends string>(
  t: (key: NoInfer<Key>) => string,
  columns: Record<Key, Column<Row> | false>,
): DataColumn<Row>[] {
  return Object.entries<Column<Row> | false>(columns).flatMap(([text, column]) => {
    if (column === false) return [];
    const key = text.slice(text.lastIndexOf('.') + 1);
    return { key, header: t(text as Key), ...(typeof column === 'function' ? { cell: column } : column) };
  });
}

/** A column of a value that a row may lack: null and '' are a dash in tables and left out of cards. */
export function optionalColumn<Row, Value>(
  valueOf: (row: Row) => Value | null,
  cellOf: (value: NonNullable<Value>, row: Row) => ReactNode,
  more?: Partial<Described<Row>>,
): Described<Row> {
  const hasValue = (value: Value | null): value is NonNullable<Value> => value !== null && value !== '';
  return {
    isEmpty: (row) => !hasValue(valueOf(row)),
    cell: (row) => {
      const value = valueOf(row);
      return hasValue(value) ? cellOf(value, row) : ABSENT;
    },
    ...more,
  };
}

/** Makes columns of whole numbers. */
export function useNumberColumn() {
  const { number } = useFormat();
  return <Row>(valueOf: (row: Row) => number | null, more?: Partial<Described<Row>>): Described<Row> =>
    optionalColumn(valueOf, (value) => number(value), { align: 'end', ...more });
}
