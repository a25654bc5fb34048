import {
  STAT_PROPERTIES,
  equipmentSlotAt,
  INVENTORY_CAPACITIES,
  ITEM_FLAGS,
  itemFlagsOf,
  itemTypeOf,
} from '@portico/domain';
import type { InventoryTab } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';
import { recordOf } from '../../../platform/collections/index.js';
import {
  type EquipmentValues,
  equipmentValues,
  INVENTORY_TAB,
  type InventoryItemEntity,
} from '../../../game/index.js';
import type {
  CharacterInventoryDto,
  EquipmentStatsDto,
  InventoryItemDto,
  OreStorageDto,
  RolledStatsDto,
} from './inventory.dto.js';

export const NUMBER_FIELDS = ['id', 'itemId', 'tab', 'position', 'quantity', 'flag', 'expiration'] as const;
export const TEXT_FIELDS = ['nameTag', 'giftFrom'] as const;

/** An item that a character wears or carries, with the game's values. */
export interface CarriedItem extends Pick<
  InventoryItemEntity,
  (typeof NUMBER_FIELDS)[number] | (typeof TEXT_FIELDS)[number]
> {
  /** Null for all but equipment. */
  stats: EquipmentValues | null;
}

/** Bags whose number of places the game keeps with a character. */
export const BAGS = ['equip', 'use', 'setup', 'etc'] as const;

export interface CharacterInventory {
  slots: Record<(typeof BAGS)[number], number>;
  /** Sorted by tab, position and id. */
  items: CarriedItem[];
}

export type ItemCatalog = Pick<Catalog, 'item' | 'itemName'>;

/** The latest date JavaScript can hold. Forks write later ones for items that never expire. */
const LAST_TIME = 8_640_000_000_000_000;

export function toCharacterInventory(
  { items, slots }: CharacterInventory,
  catalog: ItemCatalog,
): CharacterInventoryDto {
  const itemsIn = (tab: InventoryTab) =>
    items.filter((item) => item.tab === INVENTORY_TAB[tab]).map((item) => toInventoryItem(item, catalog));
  const ids = new Set(items.map(({ itemId }) => itemId));
  return {
    inventory: {
      // Positions of worn equipment are negative in the game.
      equipped: itemsIn('equipped').sort((a, b) => a.position - b.position),
      ...recordOf([...BAGS, 'cash'], itemsIn),
    },
    itemNames: namesOf(ids, catalog),
    capacities: {
      ...recordOf(BAGS, (bag) => (slots[bag] > 0 ? slots[bag] : INVENTORY_CAPACITIES[bag])),
      cash: INVENTORY_CAPACITIES.cash,
    },
    averages: averagesOf(ids, catalog),
  };
}

export function toOreStorage(
  ores: readonly { itemId: number; quantity: number }[],
  catalog: ItemCatalog,
): OreStorageDto {
  return {
    inventory: ores.map(({ itemId, quantity }, index) => ({
      itemId,
      position: index + 1,
      quantity,
      price: priceOf(itemId, catalog),
    })),
    itemNames: namesOf(new Set(ores.map(({ itemId }) => itemId)), catalog),
  };
}

function toInventoryItem(item: CarriedItem, catalog: ItemCatalog): InventoryItemDto {
  const { id, itemId, position, quantity, nameTag, giftFrom, expiration, stats } = item;
  const place = item.tab === INVENTORY_TAB.equipped ? equipmentSlotAt(position) : undefined;
  return {
    id,
    itemId,
    position: Math.abs(position),
    slot: place?.slot ?? null,
    isCover: place?.isCover ?? false,
    quantity,
    owner: nameTag === '' ? null : nameTag,
    giftFrom: giftFrom === '' ? null : giftFrom,
    flag: flagsOf(item),
    expiration: expiration < 0 || expiration > LAST_TIME ? null : expiration,
    stats: stats && toRolledStats(stats),
    price: priceOf(itemId, catalog),
  };
}

/** The flags of shoes and clothes have other meanings on other items. */
function flagsOf({ itemId, flag }: CarriedItem): number {
  const flags = itemFlagsOf(flag);
  if (itemTypeOf(itemId) === 'equipment') return flags;
  return flags & (ITEM_FLAGS.locked | ITEM_FLAGS.untradeable);
}

function toRolledStats({ slots, ...values }: EquipmentValues): RolledStatsDto {
  return { ...values, upgradeslots: slots };
}

function namesOf(ids: ReadonlySet<number>, catalog: ItemCatalog): Record<string, string> {
  return Object.fromEntries(Array.from(ids, (id) => [id, catalog.itemName(id)]));
}

function priceOf(itemId: number, catalog: ItemCatalog): number | null {
  const price = catalog.item(itemId)?.properties.price ?? 0;
  return price > 0 ? price : null;
}

function averagesOf(ids: ReadonlySet<number>, catalog: ItemCatalog): Record<string, EquipmentStatsDto> {
  const averages: Record<string, EquipmentStatsDto> = {};
  for (const id of ids) {
    const item = catalog.item(id);
    if (item?.type === 'equipment') averages[id] = toAverage(item.properties);
  }
  return averages;
}

function toAverage(properties: Readonly<Record<string, number>>): EquipmentStatsDto {
  const values = equipmentValues((name) => properties[STAT_PROPERTIES[name] ?? ''] ?? 0);
  const { slots: upgradeslots, upgrades: _, vicious: __, ...stats } = values;
  return { ...stats, upgradeslots };
}
