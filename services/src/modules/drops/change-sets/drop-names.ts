import type { DropChange } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import type { DropNamesDto } from './change-sets.dto.js';

/** Names of all that changes speak of. */
export function namesIn(catalog: Catalog, changes: readonly DropChange[]): DropNamesDto {
  const [items, monsters, reactors, quests] = [
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
    new Set<number>(),
  ];
  for (const { table, dropperId, before, after } of changes) {
    (table === 'monster' ? monsters : reactors).add(dropperId);
    for (const values of [before, after]) {
      if (values === null) continue;
      items.add(values.itemId);
      if (values.questId > 0) quests.add(values.questId);
    }
  }
  return {
    items: named(items, (id) => catalog.itemName(id)),
    monsters: named(monsters, (id) => catalog.monsterName(id)),
    reactors: named(reactors, (id) => catalog.world.reactorName(id)),
    quests: named(quests, (id) => catalog.world.questName(id)),
  };
}

function named(ids: ReadonlySet<number>, nameOf: (id: number) => string): Record<string, string> {
  return Object.fromEntries([...ids].map((id) => [id, nameOf(id)]));
}
