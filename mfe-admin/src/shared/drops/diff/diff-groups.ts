import { grouped, type DropTable } from '@portico/domain';
import type { DropIssue } from '../drops.queries';
import type { StagedDrop } from '../staged-drop';

export interface DiffEntry {
  drop: StagedDrop;
  issues: readonly DropIssue[];
  /** Another admin changed the row: the user must decide first. */
  isConflict: boolean;
}

export interface DiffGroup {
  key: string;
  table: DropTable;
  dropperId: number;
  entries: readonly DiffEntry[];
}

/** A line of the list: the head of a dropper, or one of its edits. */
export type DiffLine =
  | { kind: 'dropper'; key: string; group: DiffGroup }
  | { kind: 'edit'; key: string; entry: DiffEntry };

/** Edits by dropper in editing order; conflicts and faults come first. */
export function diffGroupsOf(entries: readonly DiffEntry[]): DiffGroup[] {
  const byDropper = grouped(entries, ({ drop: { table, dropperId } }) => `${table}:${dropperId}`);
  const groups = [...byDropper].flatMap(([key, own]) =>
    own.slice(0, 1).map(({ drop: { table, dropperId } }) => ({
      key,
      table,
      dropperId,
      entries: own.toSorted((one, other) => urgencyOf(other) - urgencyOf(one)),
    })),
  );
  return groups.toSorted((one, other) => urgencyOf(other.entries[0]) - urgencyOf(one.entries[0]));
}

export function diffLinesOf(groups: readonly DiffGroup[]): DiffLine[] {
  return groups.flatMap((group): DiffLine[] => [
    { kind: 'dropper', key: group.key, group },
    ...group.entries.map((entry): DiffLine => ({ kind: 'edit', key: entry.drop.key, entry })),
  ]);
}

function urgencyOf(entry: DiffEntry | undefined): number {
  if (entry === undefined) return 0;
  if (entry.issues.some(({ isRefused }) => isRefused)) return 3;
  if (entry.isConflict) return 2;
  return entry.issues.length > 0 ? 1 : 0;
}
