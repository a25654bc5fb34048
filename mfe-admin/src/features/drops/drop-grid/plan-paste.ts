import { grouped, MESO_ITEM_ID, type DropFault, type DropTable, type Language } from '@portico/domain';
import type { DropRow } from '../drop-rows';
import {
  DRAFT_FIELDS,
  draftOf,
  newValues,
  valuesIn,
  parseWhole,
  type DraftFaults,
  type RowDraft,
} from '../row-draft';
import { emptyPlan, planAddition, planChange, type PasteProblem, type StagePlan } from '../stage-plan';
import type { PastedLine } from './read-table';

export interface PasteTarget {
  table: DropTable;
  dropperId: number;
  rows: readonly DropRow[];
  /** Ids of items by their exact name, in lower case. */
  idsByName: ReadonlyMap<string, number>;
  language: Language;
}

export function planPaste(lines: readonly PastedLine[], target: PasteTarget): StagePlan {
  const plan = emptyPlan();
  const byItem = grouped(
    target.rows.filter(({ state }) => state !== 'removed'),
    ({ values }) => values.itemId,
  );
  const used = new Set<string>();
  for (const line of lines) {
    const itemId = itemIn(line, target.idsByName);
    const row = rowFor(byItem.get(itemId ?? -1) ?? [], line);
    const reason = itemId === undefined ? 'noItem' : planLine(plan, line, { ...target, itemId, row, used });
    const item = line.name ?? line.item ?? '';
    if (reason !== undefined) plan.refused.push({ item, reason, line: line.line });
  }
  return plan;
}

interface LineTarget extends PasteTarget {
  itemId: number;
  row: DropRow | 'several' | undefined;
  /** Rows that earlier lines use. */
  used: Set<string>;
}

/** Plans one line, or returns why it cannot be read. */
function planLine(
  plan: StagePlan,
  line: PastedLine,
  { table, dropperId, language, itemId, row, used }: LineTarget,
): PasteProblem | DropFault | undefined {
  if (row === 'several') return 'severalRows';
  const key = row?.key ?? `new:${itemId}:${line.quest ?? ''}`;
  if (used.has(key)) return 'repeated';
  used.add(key);
  if (row === undefined && line.chance === undefined) return 'noChance';
  const values = row?.values ?? newValues(table, itemId);
  const draft = { ...draftOf(table, values, language), ...typedIn(line, table) };
  const read = valuesIn(draft, table, values, language);
  if ('faults' in read) return reasonIn(read.faults);
  // Mesos drop for everyone.
  const after = itemId === MESO_ITEM_ID ? { ...read.values, questId: values.questId } : read.values;
  if (row === undefined) planAddition(plan, { table, dropperId }, after, line.line);
  else planChange(plan, row, after, line.line);
  return undefined;
}

function itemIn({ item, name }: PastedLine, idsByName: ReadonlyMap<string, number>): number | undefined {
  if (item !== undefined && /^\d{1,10}$/.test(item)) return Number(item);
  return idsByName.get(pastedName({ item, name }));
}

/** The item of a line. Our own copies mark names that a spreadsheet would run as formulas. */
export function pastedName({ item, name }: Pick<PastedLine, 'item' | 'name'>): string {
  return (item ?? name ?? '').replace(/^'/, '').toLocaleLowerCase();
}

/** The row that a line means; the quest decides between rows of one item. */
function rowFor(rows: readonly DropRow[], { quest }: PastedLine): DropRow | 'several' | undefined {
  if (rows.length < 2) return rows[0];
  const wanted = quest === undefined ? 0 : parseWhole(quest);
  const ofQuest = rows.filter(({ values }) => Math.max(0, values.questId) === wanted);
  return ofQuest.length === 1 ? ofQuest[0] : 'several';
}

/** The fields that a line has; a reactor always gives one piece. */
function typedIn(line: PastedLine, table: DropTable): Partial<RowDraft> {
  const fields = table === 'monster' ? DRAFT_FIELDS : DRAFT_FIELDS.slice(2);
  return Object.fromEntries(
    fields.flatMap((field) => (line[field] === undefined ? [] : [[field, line[field]]])),
  );
}

function reasonIn(faults: DraftFaults): PasteProblem | DropFault | undefined {
  const field = DRAFT_FIELDS.find((one) => faults[one] !== undefined);
  const fault = field && faults[field];
  return fault === 'unreadable' ? field : fault;
}
