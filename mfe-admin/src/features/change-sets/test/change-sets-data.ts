import type { DropChange } from '@portico/domain';
import type { ChangeSet, ChangeSetSummary, ChangeSets, Checked } from '../../../shared/drops/drops.queries';

const VALUES = { itemId: 4000019, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 2500 };

export const CHANGES: DropChange[] = [
  {
    table: 'monster',
    dropperId: 100100,
    rowId: 7,
    before: VALUES,
    after: { ...VALUES, chance: 5000 },
  },
  { table: 'monster', dropperId: 100100, rowId: 9, before: null, after: { ...VALUES, itemId: 0 } },
];

export const NAMES: ChangeSet['names'] = {
  items: { 4000019: 'Green Shell' },
  monsters: { 100100: '=Pond Snail' },
  reactors: {},
  quests: {},
};

export const FINE: Checked = { issues: [], conflicts: [], effects: [], names: NAMES };

export function aSummary(changes: Partial<ChangeSetSummary> = {}): ChangeSetSummary {
  return {
    id: 31,
    state: 'applied',
    createdAt: Date.now() - 120_000,
    appliedAt: Date.now() - 120_000,
    by: 'demowebadm',
    reason: 'Too rare',
    note: '',
    isPublic: true,
    added: 1,
    changed: 1,
    removed: 0,
    droppers: 1,
    undoOf: null,
    undoneBy: null,
    version: 1,
    ...changes,
  };
}

export function aSet(changes: Partial<ChangeSet> = {}): ChangeSet {
  return { ...aSummary(), changes: CHANGES, names: NAMES, mayUndo: true, ...changes };
}

export function someSets(sets: ChangeSetSummary[], pages = 1): ChangeSets {
  return { sets, pagination: { page: 1, limit: 25, total: sets.length, pages } };
}
