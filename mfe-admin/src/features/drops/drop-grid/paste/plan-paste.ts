import {
  dropPercentOf,
  grouped,
  isSameDrop,
  MESO_ITEM_ID,
  NO_QUEST,
  type DropFault,
  type DropTable,
  type DropValues,
} from '@portico/domain';
import { chanceIn } from '../../../../shared/drops/chance-text';
import { newRowKey, type StagedDrop } from '../../../../shared/drops/staged-drop';
import { editOf, faultsOf, type GridRow } from '../grid-row';
import { wholeIn } from '../row-draft';
import type { PastedLine } from './read-table';

/** Why a line is not understood, besides the faults of a row. */
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

export type PlannedLine = { line: number; text: string } & (
  | { kind: 'change' | 'add'; edit: StagedDrop; before: DropValues | null; after: DropValues }
  | { kind: 'same' }
  | { kind: 'problem'; problem: PasteProblem }
  | { kind: 'fault'; fault: DropFault }
);

export interface PasteTarget {
  table: DropTable;
  dropperId: number;
  rows: readonly GridRow[];
  /** Ids of items by their exact name, in lower case. */
  idsByName: ReadonlyMap<string, number>;
}

/** What each line of a paste would do. */
export function planPaste(lines: readonly PastedLine[], target: PasteTarget): PlannedLine[] {
  const used = new Set<string>();
  const byItem = grouped(
    target.rows.filter(({ state }) => state !== 'removed'),
    ({ values }) => values.itemId,
  );
  return lines.map((line) => {
    const about = { line: line.line, text: line.name ?? line.item ?? '' };
    return { ...about, ...planLine(line, target, byItem, used) };
  });
}

type Outcome = PlannedLine extends infer Line
  ? Line extends unknown
    ? Omit<Line, 'line' | 'text'>
    : never
  : never;

function planLine(
  line: PastedLine,
  target: PasteTarget,
  byItem: ReadonlyMap<number, readonly GridRow[]>,
  used: Set<string>,
): Outcome {
  const { table, dropperId } = target;
  const itemId = itemIn(line, target.idsByName);
  if (itemId === undefined) return { kind: 'problem', problem: 'noItem' };
  const row = rowFor(byItem.get(itemId) ?? [], line);
  if (row === 'several') return { kind: 'problem', problem: 'severalRows' };
  const key = row?.key ?? `new:${itemId}:${line.quest ?? ''}`;
  if (used.has(key)) return { kind: 'problem', problem: 'repeated' };
  used.add(key);
  const base = row?.values ?? { itemId, minQuantity: 1, maxQuantity: 1, questId: NO_QUEST[table], chance: 0 };
  if (row === undefined && line.chance === undefined) return { kind: 'problem', problem: 'noChance' };
  const after = valuesOfLine(line, table, base, row !== undefined);
  if ('kind' in after) return after;
  if (row !== undefined && isSameDrop(row.values, after)) return { kind: 'same' };
  const [fault] = faultsOf(row ?? { table, before: null, drop: undefined }, after);
  if (fault !== undefined) return { kind: 'fault', fault };
  if (row !== undefined) return { kind: 'change', edit: editOf(row, after), before: row.values, after };
  const edit = { key: newRowKey({ table }), table, dropperId, rowId: null, before: null, after };
  return { kind: 'add', edit, before: null, after };
}

function itemIn({ item, name }: PastedLine, idsByName: ReadonlyMap<string, number>): number | undefined {
  if (item !== undefined && /^\d{1,10}$/.test(item)) return Number(item);
  // A copy of ours has a mark before names that a spreadsheet would run.
  const text = (item ?? name ?? '').replace(/^'/, '').toLocaleLowerCase();
  return idsByName.get(text);
}

/** The row that a line speaks of: of several of an item the one of its quest. */
function rowFor(rows: readonly GridRow[], { quest }: PastedLine): GridRow | 'several' | undefined {
  if (rows.length < 2) return rows[0];
  const wanted = quest === undefined ? 0 : wholeIn(quest);
  const ofQuest = rows.filter(({ values }) => Math.max(0, values.questId) === wanted);
  return ofQuest.length === 1 ? ofQuest[0] : 'several';
}

function valuesOfLine(
  line: PastedLine,
  table: DropTable,
  base: DropValues,
  isKnown: boolean,
): DropValues | Extract<Outcome, { kind: 'problem' | 'fault' }> {
  const hasQuantity = table === 'monster';
  const minQuantity = hasQuantity && line.min !== undefined ? wholeIn(line.min) : base.minQuantity;
  if (minQuantity === undefined) return { kind: 'problem', problem: 'min' };
  const maxQuantity = hasQuantity && line.max !== undefined ? wholeIn(line.max) : base.maxQuantity;
  if (maxQuantity === undefined) return { kind: 'problem', problem: 'max' };
  const questId = line.quest === undefined ? base.questId : wholeIn(line.quest);
  if (questId === undefined) return { kind: 'problem', problem: 'quest' };
  const chance = chanceOfLine(line.chance, table, isKnown ? base.chance : undefined);
  if (chance === 'unreadable') return { kind: 'problem', problem: 'chance' };
  if (typeof chance === 'string') return { kind: 'fault', fault: chance };
  // Where both mean none, the number that stands for it stays.
  const quest = questId === 0 && base.questId <= 0 ? base.questId : questId;
  const isMesos = base.itemId === MESO_ITEM_ID;
  return { itemId: base.itemId, minQuantity, maxQuantity, questId: isMesos ? base.questId : quest, chance };
}

/** The chance of a line; the percent of what is stored means just that. */
function chanceOfLine(
  text: string | undefined,
  table: DropTable,
  stored: number | undefined,
): number | DropFault | 'unreadable' {
  if (text === undefined) return stored ?? 'unreadable';
  if (stored !== undefined && Number(text.replace(',', '.')) === dropPercentOf(table, stored)) return stored;
  const typed = chanceIn(text, table);
  return 'fault' in typed ? typed.fault : typed.chance;
}
