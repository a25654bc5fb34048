import { ApiProperty } from '@nestjs/swagger';
import { EQUIPMENT_SLOT_NAMES } from '@portico/domain';
import type { EquipmentSlot } from '@portico/domain';

/** The values that a piece of equipment is worn for. */
export class EquipmentStatsDto {
  @ApiProperty({ type: 'integer' }) str: number;
  @ApiProperty({ type: 'integer' }) dex: number;
  @ApiProperty({ type: 'integer' }) int: number;
  @ApiProperty({ type: 'integer' }) luk: number;
  @ApiProperty({ type: 'integer' }) hp: number;
  @ApiProperty({ type: 'integer' }) mp: number;
  @ApiProperty({ type: 'integer', description: 'Weapon attack' }) watk: number;
  @ApiProperty({ type: 'integer', description: 'Magic attack' }) matk: number;
  @ApiProperty({ type: 'integer', description: 'Weapon defense' }) wdef: number;
  @ApiProperty({ type: 'integer', description: 'Magic defense' }) mdef: number;
  @ApiProperty({ type: 'integer', description: 'Accuracy' }) acc: number;
  @ApiProperty({ type: 'integer', description: 'Avoidability' }) avoid: number;
  @ApiProperty({ type: 'integer' }) speed: number;
  @ApiProperty({ type: 'integer' }) jump: number;
  @ApiProperty({ type: 'integer', description: 'Upgrade slots that are left' }) upgradeslots: number;
}

/** Totals of one piece, not bonuses over the item's average. */
export class RolledStatsDto extends EquipmentStatsDto {
  @ApiProperty({ type: 'integer', description: 'Scrolls that succeeded' }) upgrades: number;
  @ApiProperty({ type: 'integer', description: 'Hammers used' }) vicious: number;
}

export class InventoryItemDto {
  @ApiProperty({
    type: 'integer',
    description: "The game's row: it changes at each save, and is never to be kept",
  })
  id: number;

  @ApiProperty({ type: 'integer', example: 1302000 }) itemId: number;

  @ApiProperty({ type: 'integer', description: 'From 1; of what is worn the number of its place' })
  position: number;

  @ApiProperty({ enum: EQUIPMENT_SLOT_NAMES, nullable: true, description: 'Where it is worn, if it is' })
  slot: EquipmentSlot | null;

  @ApiProperty({ description: 'Worn over another piece to be seen in its place' }) isCover: boolean;
  @ApiProperty({ type: 'integer' }) quantity: number;

  @ApiProperty({ type: String, nullable: true, description: 'Name tag; null without one' })
  owner: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who gave it as a gift; null for who bought it' })
  giftFrom: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Bits: 1 locked, 2 untradeable, 4 prevent slip, 8 cold protection',
  })
  flag: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Milliseconds UTC; null for what stays' })
  expiration: number | null;

  @ApiProperty({ type: () => RolledStatsDto, nullable: true, description: 'Null for all but equipment' })
  stats: RolledStatsDto | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Mesos that an NPC gives for one; null where it has no price',
  })
  price: number | null;
}

export class CharacterInventoriesDto {
  @ApiProperty({ type: () => [InventoryItemDto] }) equipped: InventoryItemDto[];
  @ApiProperty({ type: () => [InventoryItemDto] }) equip: InventoryItemDto[];
  @ApiProperty({ type: () => [InventoryItemDto] }) use: InventoryItemDto[];
  @ApiProperty({ type: () => [InventoryItemDto] }) setup: InventoryItemDto[];
  @ApiProperty({ type: () => [InventoryItemDto] }) etc: InventoryItemDto[];
  @ApiProperty({ type: () => [InventoryItemDto] }) cash: InventoryItemDto[];
}

export class InventoryCapacitiesDto {
  @ApiProperty({ type: 'integer' }) equip: number;
  @ApiProperty({ type: 'integer' }) use: number;
  @ApiProperty({ type: 'integer' }) setup: number;
  @ApiProperty({ type: 'integer' }) etc: number;
  @ApiProperty({ type: 'integer' }) cash: number;
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
  @ApiProperty({ type: () => CharacterInventoriesDto }) inventory: CharacterInventoriesDto;
  @ItemNames() itemNames: Record<string, string>;

  @ApiProperty({ type: () => InventoryCapacitiesDto, description: 'How many places each tab has' })
  capacities: InventoryCapacitiesDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/EquipmentStatsDto' },
    description: 'What a piece of each kind of equipment has when nothing was rolled or scrolled, by item id',
  })
  averages: Record<string, EquipmentStatsDto>;
}

export class OreItemDto {
  @ApiProperty({ type: 'integer' }) itemId: number;
  @ApiProperty({ type: 'integer', description: 'From 1, by item id' }) position: number;
  @ApiProperty({ type: 'integer' }) quantity: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Mesos that an NPC gives for one; null where it has no price',
  })
  price: number | null;
}

export class OreStorageDto {
  @ApiProperty({ type: () => [OreItemDto] }) inventory: OreItemDto[];
  @ItemNames() itemNames: Record<string, string>;
}
