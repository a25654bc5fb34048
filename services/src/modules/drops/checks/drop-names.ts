import type { DropChange } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import type { DropNamesDto } from '../checked.dto.js';

/** Names of all that changes speak of, by id. */
export function dropNamesOf(changes: readonly DropChange[], catalog: Catalog): DropNamesDto {
  const { world } = catalog;
  const names: DropNamesDto = { items: {}, monsters: {}, reactors: {}, quests: {} };
  for (const { table, dropperId, before, after } of changes) {
    if (table === 'monster') names.monsters[dropperId] ??= catalog.monsterName(dropperId);
    else names.reactors[dropperId] ??= world.reactorName(dropperId);
    for (const values of [before, after]) {
      if (values === null) continue;
      names.items[values.itemId] ??= catalog.itemName(values.itemId);
      if (values.questId > 0) names.quests[values.questId] ??= world.questName(values.questId);
    }
  }
  return names;
}
