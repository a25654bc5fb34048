import {
  dropPercentOf,
  isSameDrop,
  MAX_CHANCE_FACTOR,
  type DropFault,
  type DropTable,
  type DropValues,
} from '@portico/domain';
import { chanceIn, chanceOfPercent } from '../../../../shared/drops/chance-text';
import type { StagedDrop } from '../../../../shared/drops/staged-drop';
import { editOf, faultsOf, type GridRow } from '../grid-row';
import { wholeIn } from '../row-draft';

/** What is done to many rows: one chance for all, each times a factor, or one range of quantities. */
export type RowChangeKind = 'chance' | 'factor' | 'quantity';

/** The fields of the change as they are typed. */
export interface RowChangeDraft {
  chance: string;
  factor: string;
  min: string;
  max: string;
}

export interface RowChangePlan {
  edits: StagedDrop[];
  /** Of each row whose values may be seen beforehand. */
  changes: { row: GridRow; after: DropValues }[];
  refused: { row: GridRow; fault: DropFault }[];
  /** Rows that are so already, or removed. */
  unchanged: number;
}

const FACTOR = /^\d*[.,]?\d+$/;

/** What becomes of each row, or `unreadable` where what was typed says nothing. */
export function planChange(
  table: DropTable,
  kind: RowChangeKind,
  draft: RowChangeDraft,
  rows: readonly GridRow[],
): RowChangePlan | 'unreadable' {
  const change = changeIn(table, kind, draft);
  if (change === undefined) return 'unreadable';
  const plan: RowChangePlan = { edits: [], changes: [], refused: [], unchanged: 0 };
  for (const row of rows) {
    const after = row.state === 'removed' ? row.values : change(row.values);
    if ('fault' in after) {
      plan.refused.push({ row, fault: after.fault });
      continue;
    }
    const [fault] = isSameDrop(row.values, after) ? [] : faultsOf(row, after);
    if (isSameDrop(row.values, after)) plan.unchanged += 1;
    else if (fault !== undefined) plan.refused.push({ row, fault });
    else {
      plan.edits.push(editOf(row, after));
      plan.changes.push({ row, after });
    }
  }
  return plan;
}

type Change = (values: DropValues) => DropValues | { fault: DropFault };

function changeIn(table: DropTable, kind: RowChangeKind, draft: RowChangeDraft): Change | undefined {
  switch (kind) {
    case 'chance':
      return chanceChange(table, draft.chance);
    case 'factor':
      return factorChange(table, draft.factor.trim());
    case 'quantity':
      return quantityChange(draft);
  }
}

function chanceChange(table: DropTable, text: string): Change | undefined {
  const typed = chanceIn(text, table);
  if (!('fault' in typed)) return (values) => ({ ...values, chance: typed.chance });
  const { fault } = typed;
  return fault === 'unreadable' ? undefined : () => ({ fault });
}

/** More than always is always: rows that a factor lifts above 100 percent stop there. */
function factorChange(table: DropTable, text: string): Change | undefined {
  const factor = FACTOR.test(text) ? Number(text.replace(',', '.')) : undefined;
  if (factor === undefined || factor > MAX_CHANCE_FACTOR) return undefined;
  return (values) => {
    const percent = Math.min(100, dropPercentOf(table, values.chance) * factor);
    const next = chanceOfPercent(percent, table);
    if (!('fault' in next)) return { ...values, chance: next.chance };
    return { fault: next.fault === 'unreadable' ? 'chance-range' : next.fault };
  };
}

function quantityChange(draft: RowChangeDraft): Change | undefined {
  const minQuantity = wholeIn(draft.min.trim());
  const maxQuantity = wholeIn(draft.max.trim());
  if (minQuantity === undefined || maxQuantity === undefined) return undefined;
  return (values) => ({ ...values, minQuantity, maxQuantity });
}
