import { dropPercentOf, toCsv, type CsvCell, type DropChange, type DropValues } from '@portico/domain';
import type { DropWords } from '../../shared/drops/drop-text';
import { editKindOf } from '../../shared/drops/staged-drop';

/** Column names for programs, the same in every language. */
const HEADER = [
  'table',
  'dropper_id',
  'dropper',
  'row_id',
  'change',
  'item_id',
  'item',
  ...['before', 'after'].flatMap((when) =>
    ['item_id', 'chance', 'percent', 'minimum', 'maximum', 'quest_id'].map((name) => `${when}_${name}`),
  ),
];

export function csvOf(changes: readonly DropChange[], words: DropWords): string {
  return toCsv(
    HEADER,
    changes.map((change): CsvCell[] => {
      const { table, dropperId, rowId, before, after } = change;
      const itemId = (after ?? before)?.itemId ?? null;
      return [
        table,
        dropperId,
        words.dropper(table, dropperId),
        rowId,
        editKindOf(change),
        itemId,
        itemId === null ? null : words.item(itemId),
        ...cellsOf(table, before),
        ...cellsOf(table, after),
      ];
    }),
  );
}

function cellsOf(table: DropChange['table'], values: DropValues | null): CsvCell[] {
  if (values === null) return [null, null, null, null, null, null];
  const { itemId, chance, minQuantity, maxQuantity, questId } = values;
  return [itemId, chance, dropPercentOf(table, chance), minQuantity, maxQuantity, questId];
}
