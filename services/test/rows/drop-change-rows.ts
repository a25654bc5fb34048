import type { EntityManager } from 'typeorm';
import { insertRow } from '../harness/rows.js';

type KeptRow = Readonly<Record<string, number>>;

interface ChangedRow {
  table?: 'monster' | 'reactor';
  /** A string stands for damaged JSON. */
  before: KeptRow | string | null;
  after: KeptRow | string | null;
}

interface ChangeSet {
  id: number;
  appliedAt: number | null;
  state?: string;
  note?: string;
  isPublic?: 0 | 1;
  undoOf?: number;
  undoneBy?: number;
}

/** A row of `drop_data` as a change set stores it. */
export function monsterRow(
  dropperid: number,
  itemid: number,
  chance: number,
  [minimum_quantity, maximum_quantity]: [number, number] = [1, 1],
): KeptRow {
  return { id: 1, dropperid, itemid, minimum_quantity, maximum_quantity, questid: 0, chance };
}

/** A row of `reactordrops` as a change set stores it. */
export function reactorRow(reactorid: number, itemid: number, chance: number): KeptRow {
  return { reactordropid: 1, reactorid, itemid, chance, questid: -1 };
}

/** A change set with its rows. */
export async function insertChangeSet(
  manager: EntityManager,
  set: ChangeSet,
  rows: readonly ChangedRow[],
): Promise<void> {
  await insertRow(manager, 'portal_drop_change_set', {
    id: set.id,
    created_at: set.appliedAt ?? 0,
    applied_at: set.appliedAt,
    actor_account_id: 1,
    reason: 'a reason',
    note: set.note ?? '',
    is_public: set.isPublic ?? 1,
    state: set.state ?? 'applied',
    version: 1,
    undo_of: set.undoOf ?? null,
    undone_by: set.undoneBy ?? null,
    added: rows.filter(({ before }) => before === null).length,
    changed: rows.filter(({ before, after }) => before !== null && after !== null).length,
    removed: rows.filter(({ after }) => after === null).length,
    droppers: 1,
  });
  for (const [place, { table = 'monster', before, after }] of rows.entries()) {
    const shown = asRow(after) ?? asRow(before);
    await insertRow(manager, 'portal_drop_change', {
      set_id: set.id,
      place,
      drop_table: table,
      dropper_id: shown?.dropperid ?? shown?.reactorid ?? 0,
      item_id: shown?.itemid ?? 0,
      row_id: 1,
      row_before: asText(before),
      row_after: asText(after),
    });
  }
}

function asRow(row: ChangedRow['before']): KeptRow | undefined {
  return typeof row === 'string' || row === null ? undefined : row;
}

function asText(row: ChangedRow['before']): string | null {
  return typeof row === 'string' || row === null ? row : JSON.stringify(row);
}
