import { asBefore, changeIssues, isDropFault, MESO_ITEM_ID, MONSTER_CHANCE_SCALE } from '@portico/domain';
import type { DropChange, DropFault, DropTable, DropValueIssue, DropValues } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { UniqueKeys } from '../editor/drop-rows.repository.js';
import type { CatalogFacts } from './catalog-facts.js';
import { dropperKey, type DropperRows } from './dropper-rows.js';

const MAX_SHOWN = 20;

interface FoundFault {
  index: number;
  code: DropFault;
}

export function faultsIn(issues: readonly FoundIssue[]): FoundFault[] {
  return issues.flatMap(({ index, code }) => (isDropFault(code) ? [{ index, code }] : []));
}

export function refusalOf(faults: readonly FoundFault[]): AppError {
  const count = new Set(faults.map(({ index }) => index)).size;
  const shown = faults
    .slice(0, MAX_SHOWN)
    .map(({ index, code }) => ({ field: `changes.${index}`, rule: code, msg: FAULT_TEXTS[code] }));
  return new AppError('drops.refused', { count }, shown);
}

/** Texts of refused changes for API clients. Pages have their own texts. */
const FAULT_TEXTS: Readonly<Record<DropFault, string>> = {
  'item-unknown': 'The game has no such item',
  'dropper-unknown': 'The game has no such monster or reactor',
  'quest-unknown': 'The game has no such quest',
  'quantity-order': 'The minimum is above the maximum',
  'quantity-range': 'The game cannot hold this quantity',
  'quantity-crash': 'The game would stop at this row: the maximum has to be 1, or above the minimum',
  'chance-range': 'The chance has to be from 0 to 100 percent, and above 0 for a reactor',
  'chance-too-small': 'The chance is too small to be stored',
  duplicate: 'This item has a row here already',
  'meso-form': 'Mesos drop from monsters, at least 1 of them and for no quest',
};

export interface FoundIssue extends DropValueIssue {
  index: number;
}

export function rowIssues(
  { table, dropperId, before }: DropChange,
  after: DropValues,
  facts: CatalogFacts,
): DropValueIssue[] {
  const item = facts.item(after.itemId);
  const unknown: DropFault[] = [];
  if (!item.isKnown) unknown.push('item-unknown');
  if (!facts.knowsDropper(table, dropperId)) unknown.push('dropper-unknown');
  const ofValues = changeIssues(table, before, after, item);
  const isQuestJudged = ofValues.some(({ code, params }) => (params.fault ?? code) === 'quest-unknown');
  if (!isQuestJudged && !facts.knowsQuest(after.questId)) unknown.push('quest-unknown');
  return [...unknown.map((fault) => asBefore(fault, before, after)), ...ofValues];
}

type KeyOf = (values: DropValues) => string;

const byItem: KeyOf = ({ itemId }) => String(itemId);
const byItemAndQuest: KeyOf = ({ itemId, questId }) => `${itemId}:${Math.max(0, questId)}`;

/** Duplicate rows of a dropper: rows that keys forbid, or the same item and quest of one monster. Other repeated items only warn. */
export function twinRows({ table, before, after }: DropperRows, uniqueKeys: UniqueKeys): FoundIssue[] {
  const refused = refusedKeys(table, uniqueKeys).map((keyOf) => new Twins(keyOf, before, after));
  const items = new Twins(byItem, before, after);
  return after.flatMap(({ values, edit }): FoundIssue[] => {
    if (edit === null) return [];
    const had = edit.change.before;
    const found = refused.filter((twins) => twins.hasNow(values));
    const fault = found.map((twins) => asBefore('duplicate', twins.had(had), values));
    const isRefused = fault.find(({ code }) => code === 'duplicate') ?? fault[0];
    const issue = isRefused ?? secondRow(items, had, values);
    return issue === undefined ? [] : [{ index: edit.index, ...issue }];
  });
}

function secondRow(items: Twins, had: DropValues | null, values: DropValues): DropValueIssue | undefined {
  const wasThere = items.had(had) !== null && had?.itemId === values.itemId;
  return items.hasNow(values) && !wasThere ? { code: 'second-row', params: {} } : undefined;
}

function refusedKeys(table: DropTable, uniqueKeys: UniqueKeys): KeyOf[] {
  const ofTable = uniqueKeys[table].map(
    (fields): KeyOf =>
      (values) =>
        fields.map((field) => values[field]).join(':'),
  );
  if (ofTable.length > 0) return ofTable;
  return table === 'monster' ? [byItemAndQuest] : [];
}

class Twins {
  private readonly before: ReadonlyMap<string, number>;
  private readonly after: ReadonlyMap<string, number>;

  constructor(
    private readonly keyOf: KeyOf,
    before: DropperRows['before'],
    after: DropperRows['after'],
  ) {
    this.before = countsOf(before.map(keyOf));
    this.after = countsOf(after.map(({ values }) => keyOf(values)));
  }

  hasNow(values: DropValues): boolean {
    return (this.after.get(this.keyOf(values)) ?? 0) > 1;
  }

  had(values: DropValues | null): DropValues | null {
    return values !== null && (this.before.get(this.keyOf(values)) ?? 0) > 1 ? values : null;
  }
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Rows that an edit makes certain to drop, if no other dropper has the item. */
export function onlySources(droppers: readonly DropperRows[], catalog: Catalog): FoundIssue[] {
  const certain = droppers.flatMap((dropper) =>
    dropper.after.flatMap(({ values, edit }) => {
      const { itemId, chance } = values;
      const had = edit?.change.before;
      if (edit === null || itemId === MESO_ITEM_ID || !isCertain(dropper.table, chance)) return [];
      return had?.itemId === itemId && had.chance === chance ? [] : [{ dropper, itemId, index: edit.index }];
    }),
  );
  if (certain.length === 0) return [];
  const sources = new SourcesAfter(droppers, new Set(certain.map(({ itemId }) => itemId)), catalog);
  return certain
    .filter(({ dropper, itemId }) => !sources.hasOther(itemId, dropper))
    .map(({ index }) => ({ index, code: 'always-and-only-here', params: {} }));
}

/** Droppers of each item after the changes: changed droppers as they would be, others as they are now. */
class SourcesAfter {
  private readonly givers = new Map<number, Set<string>>();

  constructor(droppers: readonly DropperRows[], items: ReadonlySet<number>, catalog: Catalog) {
    const changed = new Set(droppers.map(dropperKey));
    for (const itemId of items) {
      const others = catalog.drops
        .sourcesOfItem(itemId)
        .map(({ type, dropperId }) => `${type}:${dropperId}`)
        .filter((key) => !changed.has(key));
      this.givers.set(itemId, new Set(others));
    }
    for (const dropper of droppers) {
      for (const { values } of dropper.after)
        if (values.chance > 0) this.givers.get(values.itemId)?.add(dropperKey(dropper));
    }
  }

  hasOther(itemId: number, dropper: DropperRows): boolean {
    const givers = this.givers.get(itemId) ?? new Set();
    return givers.size > (givers.has(dropperKey(dropper)) ? 1 : 0);
  }
}

function isCertain(table: DropTable, chance: number): boolean {
  return table === 'monster' ? chance >= MONSTER_CHANCE_SCALE : chance <= 1;
}
