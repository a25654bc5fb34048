import { DataTable, type DataTableProps, EmptyState, Window, type WindowProps } from '@portico/ui';

export interface TableWindowProps<Row>
  extends Omit<DataTableProps<Row>, 'caption'>, Pick<WindowProps, 'icon' | 'actions' | 'footer'> {
  title: string;
  /** Text shown without rows. Without it, there is no window without rows. */
  none?: string;
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
  if (table.rows.length === 0 && none === undefined) return null;
  return (
    <Window title={title} icon={icon} actions={actions} footer={footer} isFlush>
      {table.rows.length === 0 && none !== undefined ? (
        <EmptyState title={none} hint={noneHint} />
      ) : (
        <DataTable {...table} caption={title} />
      )}
    </Window>
  );
}
