import { ApiProperty, OmitType } from '@nestjs/swagger';
import { EQUIPMENT_SLOT_NAMES, type EquipmentSlot } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
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
