import type { ChangeSet, DropChange } from './drop-changes.queries';

export interface DropperChanges {
  key: string;
  type: DropChange['type'];
  id: number;
  name: string;
  changes: DropChange[];
}

/** Changes by the monster or reactor that they are of, in the order in which each comes first. */
export function groupByDropper(changes: readonly DropChange[]): DropperChanges[] {
  const groups = new Map<string, DropperChanges>();
  for (const change of changes) {
    const { type, dropperId: id, dropperName: name } = change;
    const key = `${type}-${id}`;
    const group = groups.get(key) ?? { key, type, id, name, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export interface DayOfChanges {
  /** Formatted date. */
  day: string;
  sets: ChangeSet[];
}

/** Sets that follow each other by their day, as `dayOf` writes it. */
export function groupByDay(sets: readonly ChangeSet[], dayOf: (at: number) => string): DayOfChanges[] {
  const days: DayOfChanges[] = [];
  for (const set of sets) {
    const day = dayOf(set.at);
    const last = days.at(-1);
    if (last?.day === day) last.sets.push(set);
    else days.push({ day, sets: [set] });
  }
  return days;
}
