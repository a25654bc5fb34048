import { dropChanceOf, HOUR_MS, type DropTable, type DropValues, NO_QUEST } from '@portico/domain';
import { toDropRow, type DropChangeEntity, type DropChangeSetEntity } from '@portico/services/modules/drops';
import { readSections, type DataSection, readRows } from '../shared/data-files.js';
import type { DemoDrops } from './demo-drops.js';
import { type DropWorld, DropPool } from './drop-pool.js';

export interface DemoDropChanges {
  sets: readonly DropChangeSetEntity[];
  changes: readonly DropChangeEntity[];
}

export interface DropEditing {
  drops: DemoDrops;
  editorId: number;
  today: number;
}

interface Edit extends Omit<RowPlace, 'questId'> {
  before: DropValues | null;
  after: DropValues | null;
}

interface EditedSet {
  section: DataSection;
  edits: readonly Edit[];
}
const PRIVATE = 'private';

/** Change sets that led to the current drop tables. */
export function demoDropChanges(world: DropWorld, { drops, editorId, today }: DropEditing): DemoDropChanges {
  const placeOf = rowFinder(world, drops);
  const edited: EditedSet[] = [];
  for (const section of readSections('drops/changes')) {
    const undone = edited[undoneOf(section) - 1];
    edited.push({
      section,
      edits: undone === undefined ? editsOf(section, placeOf) : takenBack(undone.edits),
    });
  }
  const sets = edited.map(({ section, edits }, index): DropChangeSetEntity => {
    const [hours, visibility, , reason = '', note = ''] = section.title;
    const at = today - Number(hours) * HOUR_MS;
    const undoneBy = edited.findIndex((other) => undoneOf(other.section) === index + 1) + 1;
    const undone = edited[undoneOf(section) - 1];
    return {
      id: index + 1,
      createdAt: at,
      appliedAt: at,
      actorAccountId: editorId,
      reason,
      note: undone?.section.title[4] ?? note,
      isPublic: visibility !== PRIVATE,
      state: undoneBy === 0 ? 'applied' : 'undone',
      version: 1,
      undoOf: undone === undefined ? null : undoneOf(section),
      undoneBy: undoneBy === 0 ? null : undoneBy,
      added: edits.filter(({ before }) => before === null).length,
      changed: edits.filter(({ before, after }) => before !== null && after !== null).length,
      removed: edits.filter(({ after }) => after === null).length,
      droppers: new Set(edits.map(({ table, dropperId }) => `${table} ${dropperId}`)).size,
    };
  });
  const changes = edited.flatMap(({ edits }, set) =>
    edits.map((edit, place) => toChange(edit, set + 1, place)),
  );
  return { sets, changes: changes.map((change, index) => ({ id: index + 1, ...change })) };
}

/** Number of the section that this one undoes, counted from 1; 0 for none. */
function undoneOf({ title }: DataSection): number {
  return Number(title[2]) || 0;
}

function editsOf({ rows }: DataSection, placeOf: RowFinder): Edit[] {
  return rows.map(([dropper = '', item = '', before = '', after = '']) => {
    const place = placeOf(dropper, item);
    const values = (text: string) => (text === '-' ? null : valuesOf(text, place));
    return { ...place, before: values(before), after: values(after) };
  });
}

function takenBack(edits: readonly Edit[]): Edit[] {
  return edits.map((edit) => ({ ...edit, before: edit.after, after: edit.before }));
}

/** Reads `40% 5-20`, or `1:7` for a reactor. */
function valuesOf(text: string, { table, itemId, questId }: Pick<RowPlace, 'table' | 'itemId' | 'questId'>) {
  const [odds = '', quantity = '1-1'] = text.split(' ');
  const [minQuantity = 1, maxQuantity = 1] = quantity.split('-').map(Number);
  const percent = Number.parseFloat(odds);
  const chance = table === 'reactor' ? Number(odds.split(':')[1]) : dropChanceOf('monster', percent);
  if (chance === undefined || Number.isNaN(chance)) throw new RangeError(`drops/changes: no chance: ${text}`);
  return { itemId, minQuantity, maxQuantity, questId, chance };
}

function toChange(
  { table, dropperId, rowId, itemId, before, after }: Edit,
  setId: number,
  place: number,
): Omit<DropChangeEntity, 'id'> {
  const kept = (values: DropValues | null) =>
    values === null ? null : JSON.stringify(toDropRow(table, { dropperId, rowId }, values));
  return { setId, place, table, dropperId, itemId, rowId, before: kept(before), after: kept(after) };
}

interface RowPlace {
  table: DropTable;
  dropperId: number;
  rowId: number;
  itemId: number;
  questId: number;
}

/** Finds the row of a drop by names; a new row at the end if there is none. Throws for an unknown name. */
type RowFinder = (dropper: string, item: string) => RowPlace;

/** Row ids count from 1. */
function rowFinder({ monsters, items }: DropWorld, drops: DemoDrops): RowFinder {
  const pool = new DropPool(items, monsters);
  const monsterIds = new Map(monsters.map(({ name, id }) => [name, id]));
  const reactorIds = new Map(readRows('reactors/reactors', 2).map(([id, name = '']) => [name, Number(id)]));
  const rows = {
    monster: drops.monster,
    reactor: drops.reactor.map(({ reactorId, itemId, questId }) => ({
      dropperId: reactorId,
      itemId,
      questId,
    })),
  };
  const behind = { monster: rows.monster.length, reactor: rows.reactor.length };
  return (dropper, item) => {
    const monsterId = monsterIds.get(dropper);
    const dropperId = monsterId ?? reactorIds.get(dropper);
    const [itemId] = pool.named(item);
    if (dropperId === undefined || itemId === undefined)
      throw new RangeError(`drops/changes: ${dropper} or ${item} is not there`);
    const table: DropTable = monsterId === undefined ? 'reactor' : 'monster';
    const index = rows[table].findIndex((row) => row.dropperId === dropperId && row.itemId === itemId);
    const questId = rows[table][index]?.questId ?? NO_QUEST[table];
    return { table, dropperId, itemId, questId, rowId: index < 0 ? (behind[table] += 1) : index + 1 };
  };
}
