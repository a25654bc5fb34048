import { dropPercentOf, type DropTable, type DropValues } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import { readKeptRow } from '../change-sets/drop-tables.js';
import type { PublicDropChangeDto } from './changelog.dto.js';
import type { ChangedRow } from './changelog.repository.js';

/** Public changes of a row: none for an unreadable row, two for a changed item id. */
export function toPublicChanges(row: ChangedRow, catalog: Catalog): PublicDropChangeDto[] {
  const before = readKeptRow(row.table, row.before);
  const after = readKeptRow(row.table, row.after);
  if (before === undefined || after === undefined) return [];
  const pairs =
    before && after && before.itemId !== after.itemId
      ? [pair(before, null), pair(null, after)]
      : [pair(before, after)];
  return pairs.flatMap(({ before: then, after: now }) => {
    const itemId = (now ?? then)?.itemId;
    return itemId === undefined ? [] : [toPublicChange(row, itemId, then, now, catalog)];
  });
}

function pair(before: DropValues | null, after: DropValues | null) {
  return { before, after };
}

function toPublicChange(
  { table, dropperId }: ChangedRow,
  itemId: number,
  before: DropValues | null,
  after: DropValues | null,
  catalog: Catalog,
): PublicDropChangeDto {
  return {
    type: table,
    dropperId,
    dropperName: dropperName(table, dropperId, catalog),
    itemId,
    itemName: catalog.itemName(itemId),
    percentBefore: before && dropPercentOf(table, before.chance),
    percentAfter: after && dropPercentOf(table, after.chance),
    minBefore: before && before.minQuantity,
    maxBefore: before && before.maxQuantity,
    minAfter: after && after.minQuantity,
    maxAfter: after && after.maxQuantity,
  };
}

function dropperName(table: DropTable, id: number, catalog: Catalog): string {
  return table === 'monster' ? catalog.monsterName(id) : catalog.world.reactorName(id);
}
