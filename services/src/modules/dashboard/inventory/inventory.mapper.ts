import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  EQUIPMENT_SLOT_NAMES,
  type EquipmentSlot,
  STAT_PROPERTIES,
  equipmentSlotAt,
  INVENTORY_CAPACITIES,
  ITEM_FLAGS,
  itemFlagsOf,
  itemTypeOf,
  type InventoryTab,
} from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import type { Catalog } from '../../../catalog/index.js';
import { recordOf } from '../../../platform/collections/index.js';
import {
  type EquipmentValues,
  equipmentValues,
  INVENTORY_TAB,
  type InventoryItemEntity,
} from '../../../game/index.js';
import { StoreItemStatsDto } from '../../market/index.js';

export class EquipmentStatsDto extends OmitType(StoreItemStatsDto, ['slots', 'upgrades', 'vicious']) {
  @Integer('Upgrade slots left') upgradeslots: number;
}

/** Totals of one piece, not bonuses over the item's average. */
export class RolledStatsDto extends EquipmentStatsDto {
  @Integer('Scrolls that succeeded') upgrades: number;
  @Integer('Hammers used') vicious: number;
}

export class InventoryItemDto {
  @Integer("The game's row id. It changes at each save, so do not store it") id: number;
  @Integer({ example: 1302000 }) itemId: number;
  @Integer('From 1; for worn items the number of the slot') position: number;
  @Choice(EQUIPMENT_SLOT_NAMES, 'Slot in which it is worn, if any', { nullable: true })
  slot: EquipmentSlot | null;
  @Flag('Cash item worn over another piece') isCover: boolean;
  @Integer() quantity: number;
  @Text('Name tag; null without one', { nullable: true }) owner: string | null;
  @Text('Sender of the gift; null if bought', { nullable: true }) giftFrom: string | null;
  @Integer('Bits: 1 locked, 2 untradeable, 4 prevent slip, 8 cold protection') flag: number;
  @Integer('Milliseconds UTC; null for permanent items', { nullable: true }) expiration: number | null;

  @Nested(() => RolledStatsDto, 'Null except for equipment', { nullable: true })
  stats: RolledStatsDto | null;

  @Integer('NPC price of one; null without a price', { nullable: true })
  price: number | null;
}

export class CharacterInventoriesDto {
  @Nested(() => [InventoryItemDto]) equipped: InventoryItemDto[];
  @Nested(() => [InventoryItemDto]) equip: InventoryItemDto[];
  @Nested(() => [InventoryItemDto]) use: InventoryItemDto[];
  @Nested(() => [InventoryItemDto]) setup: InventoryItemDto[];
  @Nested(() => [InventoryItemDto]) etc: InventoryItemDto[];
  @Nested(() => [InventoryItemDto]) cash: InventoryItemDto[];
}

export class InventoryCapacitiesDto {
  @Integer() equip: number;
  @Integer() use: number;
  @Integer() setup: number;
  @Integer() etc: number;
  @Integer() cash: number;
}

function ItemNames(): PropertyDecorator {
  return ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 1302000: 'Sword' },
    description: 'By item id; `Item {id}` while the game files are not imported',
  });
}

export class CharacterInventoryDto {
  @Nested(() => CharacterInventoriesDto) inventory: CharacterInventoriesDto;
  @ItemNames() itemNames: Record<string, string>;
  @Nested(() => InventoryCapacitiesDto, 'Slots of each tab') capacities: InventoryCapacitiesDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/EquipmentStatsDto' },
    description: 'Base stats of each kind of equipment, without rolls and scrolls, by item id',
  })
  averages: Record<string, EquipmentStatsDto>;
}

export class OreItemDto {
  @Integer() itemId: number;
  @Integer('From 1, by item id') position: number;
  @Integer() quantity: number;

  @Integer('NPC price of one; null without a price', { nullable: true })
  price: number | null;
}

export class OreStorageDto {
  @Nested(() => [OreItemDto]) inventory: OreItemDto[];
  @ItemNames() itemNames: Record<string, string>;
}

export const NUMBER_FIELDS = ['id', 'itemId', 'tab', 'position', 'quantity', 'flag', 'expiration'] as const;
export const TEXT_FIELDS = ['nameTag', 'giftFrom'] as const;

export interface CarriedItem extends Pick<
  InventoryItemEntity,
  (typeof NUMBER_FIELDS)[number] | (typeof TEXT_FIELDS)[number]
> {
  stats: EquipmentValues | null;
}

/** Bags whose number of places the game keeps with a character. */
export const BAGS = ['equip', 'use', 'setup', 'etc'] as const;

export interface CharacterInventory {
  slots: Record<(typeof BAGS)[number], number>;
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
