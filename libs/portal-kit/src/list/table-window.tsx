import {
  DataTable,
  type DataTableProps,
  EmptyState,
  Window,
  type WindowProps,
  type DataColumn,
} from '@portico/ui';
import { useFormat } from '@portico/portal-kit';
import type { ReactNode } from 'react';

/** A column in one line, for cells that need no more. */
export function dataColumn<Row>(
  key: string,
  header: string,
  cell: (row: Row) => ReactNode,
  more?: Partial<DataColumn<Row>>,
): DataColumn<Row> {
  return { key, header, cell, ...more };
}

/** Makes columns of whole numbers. Null is a dash in tables and left out of cards. */
export function useNumberColumn() {
  const { number } = useFormat();
  return <Row,>(
    key: string,
    header: string,
    valueOf: (row: Row) => number | null,
    more?: Partial<DataColumn<Row>>,
  ): DataColumn<Row> => ({
    key,
    header,
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
