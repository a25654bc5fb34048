import { MESO_ITEM_ID, MONSTER_CHANCE_SCALE } from '@portico/domain';
import type { DropTable } from '@portico/domain';
import type { Catalog } from '../../../../catalog/index.js';
import type { DropperRows } from '../dropper-rows.js';
import type { FoundIssue } from './found-issue.js';

/** Rows that an edit makes certain, of items that no other dropper gives then. */
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

/** Who gives items after the changes: of the droppers that are changed as they would be, of others as they are. */
class SourcesAfter {
  private readonly givers = new Map<number, Set<string>>();

  constructor(droppers: readonly DropperRows[], items: ReadonlySet<number>, catalog: Catalog) {
    const changed = new Set(droppers.map(keyOf));
    for (const itemId of items) {
      const others = catalog
        .sourcesOfItem(itemId)
        .map(({ type, dropperId }) => `${type}:${dropperId}`)
        .filter((key) => !changed.has(key));
      this.givers.set(itemId, new Set(others));
    }
    for (const dropper of droppers) {
      for (const { values } of dropper.after)
        if (values.chance > 0) this.givers.get(values.itemId)?.add(keyOf(dropper));
    }
  }

  hasOther(itemId: number, dropper: DropperRows): boolean {
    const givers = this.givers.get(itemId) ?? new Set();
    return givers.size > (givers.has(keyOf(dropper)) ? 1 : 0);
  }
}

function isCertain(table: DropTable, chance: number): boolean {
  return table === 'monster' ? chance >= MONSTER_CHANCE_SCALE : chance <= 1;
}

function keyOf({ table, dropperId }: { table: DropTable; dropperId: number }): string {
  return `${table}:${dropperId}`;
}
