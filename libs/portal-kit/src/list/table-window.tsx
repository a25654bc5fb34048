import { DataTable, type DataTableProps, EmptyState, Window, type WindowProps } from '@portico/ui';

export interface TableWindowProps<Row>
  extends Omit<DataTableProps<Row>, 'caption'>, Pick<WindowProps, 'icon' | 'actions' | 'footer'> {
  title: string;
  /** The text without rows. */
  none: string;
  noneHint?: string;
}

/** Rows that are all there already, part of an answer, as a table in a window. */
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
