import { DROP_TABLES, isSameDrop, MAX_DROP_CHANGES, type DropChange, type DropValues } from '@portico/domain';
import { newKey } from '@portico/portal-kit/pending-send';

/** An edit that is not applied yet. */
export interface StagedDrop extends DropChange {
  /** Of the row, `rowKey` and `newRowKey`. */
  key: string;
}

export const rowKey = ({ table, rowId }: Pick<DropChange, 'table' | 'rowId'>) => `${table}:${rowId}`;
export const newRowKey = ({ table }: Pick<DropChange, 'table'>) => `${table}:new:${newKey()}`;

/** The edits in something that may be a list of them: what is none is left out, of two of one row the first stays. */
export function stagedDropsIn(value: unknown): StagedDrop[] {
  if (!Array.isArray(value)) return [];
  const byKey = new Map<string, StagedDrop>();
  for (const one of value as unknown[]) {
    const drop = stagedDropIn(one);
    if (drop !== undefined && !byKey.has(drop.key)) byKey.set(drop.key, drop);
    if (byKey.size === MAX_DROP_CHANGES) break;
  }
  return [...byKey.values()];
}

function stagedDropIn(value: unknown): StagedDrop | undefined {
  if (!isRecord(value)) return undefined;
  const { key, dropperId, rowId } = value;
  const table = DROP_TABLES.find((one) => one === value.table);
  const before = valuesIn(value.before);
  const after = valuesIn(value.after);
  if (table === undefined || typeof key !== 'string' || !isWhole(dropperId) || dropperId < 1)
    return undefined;
  if (before === undefined || after === undefined || isSameDrop(before, after)) return undefined;
  // A row that is there was somehow, and one that is not was not.
  if (before === null ? rowId !== null : !isWhole(rowId) || key !== rowKey({ table, rowId }))
    return undefined;
  return { key, table, dropperId, rowId: isWhole(rowId) ? rowId : null, before, after };
}

/** undefined for what are no values, which `null` are: of a row that is not there. */
function valuesIn(value: unknown): DropValues | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { itemId, minQuantity, maxQuantity, questId, chance } = value;
  const isComplete =
    isWhole(itemId) && isWhole(minQuantity) && isWhole(maxQuantity) && isWhole(questId) && isWhole(chance);
  return isComplete ? { itemId, minQuantity, maxQuantity, questId, chance } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
