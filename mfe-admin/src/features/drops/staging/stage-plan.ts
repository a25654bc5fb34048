import { isSameDrop, type DropFault, type DropTable, type DropValues } from '@portico/domain';
import type { EditKind, StagedDrop } from '../../../shared/drops/staged-drop';
import { additionOf, editOf, faultsOf, faultsOfAddition, type DropRow } from './drop-rows';

/** Reasons why a pasted line is not understood, besides the faults of a row. */
export const PASTE_PROBLEMS = [
  'noItem',
  'severalRows',
  'repeated',
  'min',
  'max',
  'quest',
  'chance',
  'noChance',
] as const;
export type PasteProblem = (typeof PASTE_PROBLEMS)[number];

export interface PlannedEdit {
  kind: EditKind;
  edit: StagedDrop;
  /** Current values of the row; null for a new row. */
  was: DropValues | null;
  /** Line number in the pasted text. */
  line?: number | undefined;
}

export interface RefusedEdit {
  /** Item id, or the text in place of an item name. */
  item: number | string;
  reason: DropFault | PasteProblem;
  line?: number | undefined;
}

/** Changes that an operation on many rows would stage. Planning stages nothing. */
export interface StagePlan {
  planned: PlannedEdit[];
  refused: RefusedEdit[];
  /** Rows and items left unchanged. */
  unchanged: number;
}

export type PlanGroup = EditKind | 'refused' | 'unchanged';

export const emptyPlan = (): StagePlan => ({ planned: [], refused: [], unchanged: 0 });

export function editsIn({ planned }: StagePlan): StagedDrop[] {
  return planned.map(({ edit }) => edit);
}

export function countsIn({ planned, refused, unchanged }: StagePlan): Record<PlanGroup, number> {
  const counts = { refused: refused.length, changed: 0, added: 0, removed: 0, unchanged };
  for (const { kind } of planned) counts[kind] += 1;
  return counts;
}

export function droppersIn({ planned }: StagePlan): number {
  return new Set(planned.map(({ edit }) => edit.dropperId)).size;
}

/** Plans new values for a row. Unchanged rows are skipped; faulty ones are refused. */
export function planChange(plan: StagePlan, row: DropRow, after: DropValues, line?: number): void {
  const isKept = row.state !== 'removed' && isSameDrop(row.values, after);
  const [fault] = isKept ? [] : faultsOf(row, after);
  if (isKept) plan.unchanged += 1;
  else if (fault !== undefined) plan.refused.push({ item: after.itemId, reason: fault, line });
  else plan.planned.push({ kind: 'changed', edit: editOf(row, after), was: row.values, line });
}

/** Plans a new row; one that would harm the game is refused. */
export function planAddition(
  plan: StagePlan,
  { table, dropperId }: { table: DropTable; dropperId: number },
  after: DropValues,
  line?: number,
): void {
  const [fault] = faultsOfAddition(table, after);
  if (fault !== undefined) plan.refused.push({ item: after.itemId, reason: fault, line });
  else plan.planned.push({ kind: 'added', edit: additionOf(table, dropperId, after), was: null, line });
}

export function planRemoval(plan: StagePlan, row: DropRow): void {
  plan.planned.push({ kind: 'removed', edit: editOf(row, null), was: row.values });
}
