import { INVENTORY_CAPACITIES } from '@portico/domain';
import { CONTAINER, INVENTORY_TAB } from '@portico/services/game';
import type { CharacterEntity, InventoryItemEntity } from '@portico/services/game';

/** The game enlarges bags by this many slots at a time. */
const ROW = 4;

const SMALLEST = 24;
const LARGEST = INVENTORY_CAPACITIES.etc;

/** Gives characters bags that grew with their levels and have room for their items. */
export function sizeBags(
  characters: readonly CharacterEntity[],
  items: readonly InventoryItemEntity[],
): void {
  const lastPlaces = new Map<string, number>();
  for (const { container, characterId, tab, position } of items) {
    if (container !== CONTAINER.inventory) continue;
    const bag = `${characterId} ${tab}`;
    lastPlaces.set(bag, Math.max(position, lastPlaces.get(bag) ?? 0));
  }
  for (const character of characters) {
    const grown = SMALLEST + ROW * Math.floor(character.level / 16);
    const slotsOf = (tab: number) => {
      const filled = ROW * Math.ceil((lastPlaces.get(`${character.id} ${tab}`) ?? 0) / ROW);
      return Math.min(LARGEST, Math.max(grown, filled));
    };
    character.equipSlots = slotsOf(INVENTORY_TAB.equip);
    character.useSlots = slotsOf(INVENTORY_TAB.use);
    character.setupSlots = slotsOf(INVENTORY_TAB.setup);
    character.etcSlots = slotsOf(INVENTORY_TAB.etc);
  }
}
