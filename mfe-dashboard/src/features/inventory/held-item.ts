import { INVENTORY_TABS, type InventoryTab } from '@portico/domain';
import type { CharacterInventory, OreStorage } from './inventory.queries';

type InventoryItem = CharacterInventory['inventory'][InventoryTab][number];

export type RolledStats = NonNullable<InventoryItem['stats']>;
export type AverageStats = CharacterInventory['averages'][string];

/** An item with its name and the stats of an average one of its kind. */
export interface HeldItem extends Omit<InventoryItem, 'id' | 'position'> {
  /** Number in the address, unique in its tab: the position of an item, or the item id of an ore. */
  place: number;
  name: string;
  average: AverageStats | undefined;
}

export type HeldItems = Readonly<Record<InventoryTab, readonly HeldItem[]>>;

export function heldItems({ inventory, itemNames, averages }: CharacterInventory): HeldItems {
  return byTab((tab) =>
    inventory[tab]
      .map(({ id: _row, position, ...item }) => ({
        ...item,
        place: position,
        name: nameOf(item.itemId, itemNames),
        average: averages[item.itemId],
      }))
      .sort((one, other) => one.place - other.place),
  );
}

export function byTab<T>(of: (tab: InventoryTab) => T): Record<InventoryTab, T> {
  return Object.fromEntries(INVENTORY_TABS.map((tab) => [tab, of(tab)])) as Record<InventoryTab, T>;
}

export function heldOres({ inventory, itemNames }: OreStorage): HeldItem[] {
  return inventory.map(({ itemId, quantity, price }) => ({
    itemId,
    place: itemId,
    name: nameOf(itemId, itemNames),
    quantity,
    price,
    slot: null,
    isCover: false,
    owner: null,
    giftFrom: null,
    flag: 0,
    expiration: null,
    stats: null,
    average: undefined,
  }));
}

const nameOf = (itemId: number, names: Readonly<Record<string, string>>) => names[itemId] ?? `Item ${itemId}`;

/** Returns the items that match a search: a part of the name, or the item id. */
export function matching<Item extends Pick<HeldItem, 'name' | 'itemId'>>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const term = fold(search.trim());
  if (term === '') return items;
  return items.filter(({ name, itemId }) => fold(name).includes(term) || String(itemId) === term);
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

export type Worth = ReturnType<typeof worthOf>;

export function worthOf(items: readonly Pick<HeldItem, 'price' | 'quantity'>[]) {
  return {
    /** Mesos that an NPC pays for the items with a price. */
    mesos: items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0),
    /** Number of items without a price. */
    unpriced: items.filter(({ price }) => price === null).length,
  };
}
