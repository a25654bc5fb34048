import { DataTable, type DataTableProps, SkeletonTable } from '@portico/ui';
import type { ReactNode } from 'react';
import { ListWindow, type ListWindowProps } from './list-window';

const SKELETON_ROWS = 12;

type Columns<Row> = Omit<DataTableProps<Row>, 'rows' | 'caption'>;

export type ListTableProps<Data, Row> = Columns<Row> &
  Omit<ListWindowProps<Data, Row>, 'skeleton' | 'children' | 'title'> & {
    /** Name of the table and, without `heading`, title of the window. */
    title: string;
    heading?: ReactNode;
    /** Rows of the skeleton; by default a full page. */
    skeletonRows?: number;
    /** Shown above the rows. */
    above?: ReactNode;
  };

/** A `ListWindow` whose rows are a table. Its columns are shown while the rows load, and those with a `sortHref` sort. */
export function ListTable<Data, Row>(props: ListTableProps<Data, Row>) {
  return (
    <ListWindow {...props} title={props.heading ?? props.title} skeleton={<TableSkeleton {...props} />}>
      {({ rows }) => (
        <>
          {props.above}
          <DataTable {...props} caption={props.title} rows={rows} />
        </>
      )}
    </ListWindow>
  );
}

interface TableSkeletonProps<Row> extends Pick<Columns<Row>, 'columns' | 'density'> {
  skeletonRows?: number;
}

function TableSkeleton<Row>({ columns, skeletonRows = SKELETON_ROWS, density }: TableSkeletonProps<Row>) {
  const widths = columns.map(({ width, onCard }) => width ?? (onCard === 'title' ? '30%' : undefined));
  const isSortable = columns.some(({ sortHref }) => sortHref !== undefined);
  return <SkeletonTable rows={skeletonRows} columns={widths} density={density} isSortable={isSortable} />;
}
