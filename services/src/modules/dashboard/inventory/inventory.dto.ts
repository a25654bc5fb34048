import { ApiProperty } from '@nestjs/swagger';
import { EQUIPMENT_SLOT_NAMES, type EquipmentSlot } from '@portico/domain';
import { Choice, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

/** The values that a piece of equipment is worn for. */
export class EquipmentStatsDto {
  @Integer() str: number;
  @Integer() dex: number;
  @Integer() int: number;
  @Integer() luk: number;
  @Integer() hp: number;
  @Integer() mp: number;
  @Integer('Weapon attack') watk: number;
  @Integer('Magic attack') matk: number;
  @Integer('Weapon defense') wdef: number;
  @Integer('Magic defense') mdef: number;
  @Integer('Accuracy') acc: number;
  @Integer('Avoidability') avoid: number;
  @Integer() speed: number;
  @Integer() jump: number;
  @Integer('Upgrade slots that are left') upgradeslots: number;
}

/** Totals of one piece, not bonuses over the item's average. */
export class RolledStatsDto extends EquipmentStatsDto {
  @Integer('Scrolls that succeeded') upgrades: number;
  @Integer('Hammers used') vicious: number;
}

export class InventoryItemDto {
  @Integer("The game's row: it changes at each save, and is never to be kept") id: number;
  @Integer({ example: 1302000 }) itemId: number;
  @Integer('From 1; of what is worn the number of its place') position: number;
  @Choice(EQUIPMENT_SLOT_NAMES, 'Where it is worn, if it is', { nullable: true }) slot: EquipmentSlot | null;
  @Flag('Worn over another piece to be seen in its place') isCover: boolean;
  @Integer() quantity: number;
  @Text('Name tag; null without one', { nullable: true }) owner: string | null;
  @Text('Who gave it as a gift; null for who bought it', { nullable: true }) giftFrom: string | null;
  @Integer('Bits: 1 locked, 2 untradeable, 4 prevent slip, 8 cold protection') flag: number;
  @Integer('Milliseconds UTC; null for what stays', { nullable: true }) expiration: number | null;

  @Nested(() => RolledStatsDto, 'Null for all but equipment', { nullable: true })
  stats: RolledStatsDto | null;

  @Integer('Mesos that an NPC gives for one; null where it has no price', { nullable: true })
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

/** Names by item id. */
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

  @Nested(() => InventoryCapacitiesDto, 'How many places each tab has') capacities: InventoryCapacitiesDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/EquipmentStatsDto' },
    description: 'What a piece of each kind of equipment has when nothing was rolled or scrolled, by item id',
  })
  averages: Record<string, EquipmentStatsDto>;
}

export class OreItemDto {
  @Integer() itemId: number;
  @Integer('From 1, by item id') position: number;
  @Integer() quantity: number;

  @Integer('Mesos that an NPC gives for one; null where it has no price', { nullable: true })
  price: number | null;
}

export class OreStorageDto {
  @Nested(() => [OreItemDto]) inventory: OreItemDto[];
  @ItemNames() itemNames: Record<string, string>;
}
