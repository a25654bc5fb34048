import {
  dropPercentOf,
  MAX_CHANCE_FACTOR,
  type DropFault,
  type DropTable,
  type DropValues,
} from '@portico/domain';
import { parseChance, chanceOfPercent, type TypedChance } from '../../../shared/drops/chance-text';
import type { DropRow } from '../drop-rows';
import { parseWhole } from '../drop-draft';
import { emptyPlan, planChange, type StagePlan } from '../stage-plan';

export type SelectionChange = 'chance' | 'factor' | 'quantity';

interface SelectionDraft {
  chance: string;
  factor: string;
  min: string;
  max: string;
}

type Change = (values: DropValues) => DropValues | { fault: DropFault };

const FACTOR = /^\d*[.,]?\d+$/;

/** The plan for selected rows; `unreadable` for unreadable input. */
export function planSelection(
  table: DropTable,
  kind: SelectionChange,
  draft: SelectionDraft,
  rows: readonly DropRow[],
): StagePlan | 'unreadable' {
  const change = readChange(table, kind, draft);
  if (change === undefined) return 'unreadable';
  const plan = emptyPlan();
  for (const row of rows) {
    const after = change(row.values);
    if (row.state === 'removed') plan.unchanged += 1;
    else if ('fault' in after) plan.refused.push({ item: row.values.itemId, reason: after.fault });
    else planChange(plan, row, after);
  }
  return plan;
}

function readChange(table: DropTable, kind: SelectionChange, draft: SelectionDraft): Change | undefined {
  switch (kind) {
    case 'chance': {
      const typed = parseChance(draft.chance, table);
      return 'fault' in typed && typed.fault === 'unreadable' ? undefined : withChance(() => typed);
    }
    case 'factor': {
      const text = draft.factor.trim();
      const factor = FACTOR.test(text) ? Number(text.replace(',', '.')) : Infinity;
      // Chances stop at 100 percent.
      const scaled = (chance: number) => Math.min(100, dropPercentOf(table, chance) * factor);
      return factor > MAX_CHANCE_FACTOR
        ? undefined
        : withChance(({ chance }) => chanceOfPercent(scaled(chance), table));
    }
    case 'quantity': {
      const minQuantity = parseWhole(draft.min.trim());
      const maxQuantity = parseWhole(draft.max.trim());
      if (minQuantity === undefined || maxQuantity === undefined) return undefined;
      return (values) => ({ ...values, minQuantity, maxQuantity });
    }
  }
}

function withChance(chanceOf: (values: DropValues) => TypedChance): Change {
  return (values) => {
    const next = chanceOf(values);
    if ('chance' in next) return { ...values, chance: next.chance };
    return { fault: next.fault === 'unreadable' ? 'chance-range' : next.fault };
  };
}
