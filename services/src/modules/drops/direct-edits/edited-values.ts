import { dropChanceOf, dropPercentOf, NO_QUEST } from '@portico/domain';
import type { DropChange, DropFault, DropTable, DropValues } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { refusalOf } from '../checks/rules.js';
import { type DropRow, valuesOf } from '../editor/drop-rows.repository.js';
import type { BulkItemDto, DropBeforeDto, DropEditRequestDto } from './direct-edits.dto.js';

/** A row with a new percentage. The percentage that the row already shows leaves its chance unchanged, even above 100 percent. */
export function withPercent(table: DropTable, row: DropValues, percent: number, index: number): DropValues {
  return {
    ...row,
    chance: percent === dropPercentOf(table, row.chance) ? row.chance : chanceOf(table, percent, index),
  };
}

/** A row after an edit. Fields that the edit omits stay, and a row without a quest keeps the game's value for it. */
export function editedValues(table: DropTable, row: DropValues, edit: DropEditRequestDto): DropValues {
  const { minQuantity = row.minQuantity, maxQuantity = row.maxQuantity, questId = row.questId } = edit;
  return {
    ...withPercent(table, row, edit.dropPercent, 0),
    minQuantity,
    maxQuantity,
    questId: (questId ?? 0) <= 0 && row.questId <= 0 ? row.questId : questOf(table, questId),
  };
}

export function requireUnchanged(
  table: DropTable,
  edits: readonly { row: DropRow; before?: DropBeforeDto | undefined }[],
): void {
  const count = edits.filter(
    ({ row, before }) => before !== undefined && !isAsSeen(table, row, before),
  ).length;
  if (count > 0) throw new AppError('drops.conflict', { count });
}

function isAsSeen(table: DropTable, row: DropRow, before: DropBeforeDto): boolean {
  const { minQuantity = row.minQuantity, maxQuantity = row.maxQuantity, questId = row.questId } = before;
  const percent = dropPercentOf(table, row.chance);
  return (
    minQuantity === row.minQuantity &&
    maxQuantity === row.maxQuantity &&
    questOf(table, questId) === questOf(table, row.questId) &&
    (before.dropPercent ?? percent) === percent
  );
}

export function newValues(
  table: DropTable,
  drop: Omit<BulkItemDto, 'minQuantity' | 'maxQuantity'> & Partial<DropEditRequestDto>,
  index: number,
): DropValues {
  const { itemId, minQuantity = 1, maxQuantity = 1, questId, dropPercent } = drop;
  return {
    itemId,
    minQuantity,
    maxQuantity,
    questId: questOf(table, questId),
    chance: chanceOf(table, dropPercent, index),
  };
}

export function changeOf(table: DropTable, row: DropRow, after: DropValues | null): DropChange {
  return { table, dropperId: row.dropperId, rowId: row.rowId, before: valuesOf(row), after };
}

function chanceOf(table: DropTable, percent: number, index: number): number {
  const chance = dropChanceOf(table, percent);
  if (chance !== undefined) return chance;
  const code: DropFault = percent > 0 && percent <= 100 ? 'chance-too-small' : 'chance-range';
  throw refusalOf([{ index, code }]);
}

function questOf(table: DropTable, questId: number | null | undefined): number {
  return questId === null || questId === undefined || questId <= 0 ? NO_QUEST[table] : questId;
}

export interface DropperPlace {
  table: DropTable;
  dropperId: number;
}

export interface DropPlace extends DropperPlace {
  itemId: number;
  /** Required if the dropper has several rows with the item. */
  rowId: number | undefined;
}

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
