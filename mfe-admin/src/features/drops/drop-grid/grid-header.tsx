import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Icon, VisuallyHidden } from '@portico/ui';
import { columnIndex, columnsOf, type Column } from './columns';
import styles from './drop-grid.module.css';
import type { Selection } from './use-selection';
import { SORTS, type RowOrder, type RowSort } from './row-order';

export interface GridHeaderProps {
  table: DropTable;
  order: RowOrder;
  onSort: (sort: RowSort) => void;
  selection: Selection;
  /** Rows that can be selected. */
  count: number;
}

/** Columns without a visible word. */
const UNSEEN: ReadonlySet<Column> = new Set(['edit', 'remove', 'notes']);

export function GridHeader({ table, order, onSort, selection, count }: GridHeaderProps) {
  const t = useTexts('mfe-admin');
  const isAllSelected = count > 0 && selection.keys.size === count;
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {columnsOf(table).map((column) => {
          const sort = SORTS.find((one) => one === column);
          return (
            <div
              key={column}
              role="columnheader"
              aria-colindex={columnIndex(table, column)}
              aria-sort={
                sort && (order.sort !== sort ? 'none' : order.isAscending ? 'ascending' : 'descending')
              }
              className={styles[column]}
            >
              {column === 'select' ? (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={isAllSelected}
                    aria-label={t('drops.grid.selectAll')}
                    onChange={isAllSelected ? selection.clear : selection.all}
                  />
                </label>
              ) : sort === undefined ? (
                <ColumnName name={t(`drops.grid.column.${column}`)} isHidden={UNSEEN.has(column)} />
              ) : (
                <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
                  {t(`drops.grid.column.${column}`)}
                  <Icon
                    size={14}
                    name={
                      order.sort !== sort ? 'sort' : order.isAscending ? 'sortAscending' : 'sortDescending'
                    }
                  />
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function ColumnName({ name, isHidden }: { name: string; isHidden: boolean }) {
  return isHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
}
