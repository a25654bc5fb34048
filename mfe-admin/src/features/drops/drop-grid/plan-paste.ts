import { grouped, MESO_ITEM_ID, type DropFault, type DropTable, type Language } from '@portico/domain';
import type { DropRow } from '../staging/drop-rows';
import {
  DRAFT_FIELDS,
  draftOf,
  newValues,
  valuesIn,
  parseWhole,
  type DraftFaults,
  type DropDraft,
} from '../staging/drop-draft';
import {
  emptyPlan,
  planAddition,
  planChange,
  type PasteProblem,
  type StagePlan,
} from '../staging/stage-plan';
import Papa from 'papaparse';

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

/** Finds the row of a line. If several rows have the item, the quest decides. */
function rowFor(rows: readonly DropRow[], { quest }: PastedLine): DropRow | 'several' | undefined {
  if (rows.length < 2) return rows[0];
  const wanted = quest === undefined ? 0 : parseWhole(quest);
  const ofQuest = rows.filter(({ values }) => Math.max(0, values.questId) === wanted);
  return ofQuest.length === 1 ? ofQuest[0] : 'several';
}

/** The fields that a line has; a reactor always gives one piece. */
function typedIn(line: PastedLine, table: DropTable): Partial<DropDraft> {
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

/** Maximum rows per paste; the rest is reported, not read. */
export const MAX_PASTED_ROWS = 5000;

export const PASTE_FIELDS = ['item', 'name', 'min', 'max', 'quest', 'chance'] as const;
type PasteField = (typeof PASTE_FIELDS)[number];

export interface PastedLine extends Partial<Record<PasteField, string>> {
  line: number;
}

/** English column names, accepted beside those of the page's language; lower case, letters only. */
const WORDS: Readonly<Record<PasteField, readonly string[]>> = {
  item: ['item', 'id', 'itemid'],
  name: ['name', 'itemname'],
  min: ['min', 'minimum', 'minquantity', 'minimumquantity'],
  max: ['max', 'maximum', 'maxquantity', 'maximumquantity'],
  quest: ['quest', 'questid'],
  chance: ['chance', 'percent', 'basepercent', 'droppercent'],
};

/** Column order without a header, by number of columns; a name may follow the id. */
const BY_COUNT: Readonly<Record<number, readonly PasteField[]>> = {
  1: ['item'],
  2: ['item', 'chance'],
  3: ['item', 'min', 'max'],
  4: ['item', 'min', 'max', 'chance'],
  5: ['item', 'min', 'max', 'quest', 'chance'],
};

/** Parses clipboard text: tabs, semicolons or commas; the header is optional and can have any order. */
export function readTable(text: string, headers: Readonly<Record<string, PasteField>> = {}) {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
    preview: MAX_PASTED_ROWS + 2,
  });
  const rows = data.map((cells) => cells.map((cell) => cell.trim()));
  const own = new Map(Object.entries(headers).map(([name, field]) => [wordOf(name), field]));
  const fieldNamed = (word: string) =>
    own.get(word) ?? PASTE_FIELDS.find((field) => WORDS[field].includes(word));
  const named = rows[0]?.map((cell) => fieldNamed(wordOf(cell)));
  const hasHeader = named !== undefined && (named.includes('item') || named.includes('name'));
  const body = hasHeader ? rows.slice(1) : rows;
  const lines = body.slice(0, MAX_PASTED_ROWS).map((cells, index): PastedLine => {
    const fields = hasHeader ? named : fieldsOf(cells);
    const texts = cells.flatMap((cell, column) => {
      const field = fields[column];
      return field === undefined || cell === '' ? [] : [[field, cell] as const];
    });
    return { ...Object.fromEntries(texts), line: index + (hasHeader ? 2 : 1) };
  });
  return { lines, hasMore: body.length > MAX_PASTED_ROWS };
}

function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  return ['\t', ';'].find((one) => first.includes(one)) ?? ',';
}

function fieldsOf(cells: readonly string[]): readonly (PasteField | undefined)[] {
  const [item = '', second = ''] = cells;
  const hasName = /^\d+$/.test(item) && second !== '' && !/\d/.test(second[0] ?? '');
  const known = BY_COUNT[Math.min(cells.length - (hasName ? 1 : 0), 5)] ?? [];
  return hasName ? ['item', 'name', ...known.slice(1)] : known;
}

const wordOf = (text: string) => text.toLocaleLowerCase().replace(/[^\p{L}]/gu, '');
