import {
  type DropChange,
  type DropItemFacts,
  type DropTable,
  itemTypeOf,
  MAX_DROP_QUEST_ID,
  MESO_ITEM_ID,
} from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import type { DropNamesDto } from '../drops.dto.js';
import { dropperName } from '../editor/catalog-search.js';

interface ItemFacts extends DropItemFacts {
  isKnown: boolean;
  /** Price of one piece in shops; 0 if unknown. */
  price: number;
}

/** Facts from the game files about items, droppers and quests, cached. Before an import, nothing counts as unknown. */
export class CatalogFacts {
  private readonly items = new Map<number, ItemFacts>();
  private readonly hasImport: boolean;

  constructor(readonly catalog: Catalog) {
    this.hasImport = catalog.generation !== null;
  }

  item(id: number): ItemFacts {
    const known = this.items.get(id);
    if (known !== undefined) return known;
    const facts = this.read(id);
    this.items.set(id, facts);
    return facts;
  }

  knowsDropper(table: DropTable, id: number): boolean {
    if (!this.hasImport) return true;
    const { world } = this.catalog;
    return table === 'monster'
      ? this.catalog.hasImported('monster', id)
      : world.reactor(id) !== undefined || world.mapsOf('reactor', id).length > 0;
  }

  /** 0 or less means no quest. */
  knowsQuest(id: number): boolean {
    if (id <= 0) return true;
    return this.hasImport ? this.catalog.world.quest(id) !== undefined : id <= MAX_DROP_QUEST_ID;
  }

  private read(id: number): ItemFacts {
    if (id === MESO_ITEM_ID) return { isKnown: true, isEquipment: false, price: 1 };
    const type = itemTypeOf(id);
    const isKnown = type !== undefined && (!this.hasImport || this.catalog.hasImported('item', id));
    const properties = this.catalog.item(id)?.properties;
    return {
      isKnown,
      isEquipment: type === 'equipment',
      isQuestItem: properties?.quest === 1,
      slotMax: properties?.slotMax,
      price: properties?.price ?? 0,
    };
  }
}

export function dropNamesOf(changes: readonly DropChange[], catalog: Catalog): DropNamesDto {
  const { world } = catalog;
  const names: DropNamesDto = { items: {}, monsters: {}, reactors: {}, quests: {} };
  for (const { table, dropperId, before, after } of changes) {
    const droppers = table === 'monster' ? names.monsters : names.reactors;
    droppers[dropperId] ??= dropperName(catalog, table, dropperId);
    for (const values of [before, after]) {
      if (values === null) continue;
      names.items[values.itemId] ??= catalog.itemName(values.itemId);
      if (values.questId > 0) names.quests[values.questId] ??= world.questName(values.questId);
    }
  }
  return names;
}
