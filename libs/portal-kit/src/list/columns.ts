import type { DataColumn } from '@portico/ui';
import { useFormat } from '@portico/portal-kit';
import type { ReactNode } from 'react';

/** A column in one line, for cells that need no more. */
export const dataColumn = <Row>(
  key: string,
  header: string,
  cell: (row: Row) => ReactNode,
  more?: Partial<DataColumn<Row>>,
): DataColumn<Row> => ({ key, header, cell, ...more });

/** Makes columns of whole numbers. Null is a dash in tables and left out of cards. */
export function useNumberColumn() {
  const { number } = useFormat();
  return <Row>(
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
