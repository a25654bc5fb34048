import type { DropTable } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { DropRow } from '../editor/drop-rows.repository.js';

export interface DropperPlace {
  table: DropTable;
  dropperId: number;
}

export interface DropPlace extends DropperPlace {
  itemId: number;
  /** Needed where several rows of the dropper have the item. */
  rowId: number | undefined;
}

/** The row of an item among those of a dropper. Throws `drops.drop_not_found` and `drops.ambiguous_row`. */
export function findRow(
  rows: readonly DropRow[],
  { itemId, rowId }: Pick<DropPlace, 'itemId' | 'rowId'>,
): DropRow {
  const [row, ...others] = rows.filter(
    (one) => one.itemId === itemId && (rowId === undefined || one.rowId === rowId),
  );
  if (row === undefined) throw new AppError('drops.drop_not_found');
  if (others.length > 0) throw new AppError('drops.ambiguous_row');
  return row;
}
