import { ApiProperty } from '@nestjs/swagger';
import { ITEM_TYPES, type ItemType } from '@portico/domain';
import { SOURCES, type Source } from '../../../game/index.js';
import { DatabasePaginationDto } from '../../../platform/http/index.js';

/** Pictures on the card of a store. */
export const MAX_PREVIEWS = 5;

/** A hired merchant that stands open. */
export class StoreDto {
  @ApiProperty({
    type: 'integer',
    example: 1204,
    description: "The owner's character id, which is the store's id",
  })
  characterId: number;

  @ApiProperty({ example: 'Brannoc' })
  characterName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Cheap scrolls, all day',
    description: 'What its sign says; null where the source does not know it',
  })
  description: string | null;

  @ApiProperty({ type: 'integer', example: 14, description: 'Lines of goods on sale' })
  itemCount: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 3,
    description: 'Null where the source does not know it',
  })
  channel: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 910_000_004,
    description: 'Room of the free market; null where the source does not know it',
  })
  mapId: number | null;
}

/** Values of one piece of equipment: totals, not bonuses over the item's base. */
export class StoreItemStatsDto {
  @ApiProperty({ type: 'integer', example: 5 })
  str: number;

  @ApiProperty({ type: 'integer', example: 0 })
  dex: number;

  @ApiProperty({ type: 'integer', example: 0 })
  int: number;

  @ApiProperty({ type: 'integer', example: 0 })
  luk: number;

  @ApiProperty({ type: 'integer', example: 0 })
  hp: number;

  @ApiProperty({ type: 'integer', example: 0 })
  mp: number;

  @ApiProperty({ type: 'integer', example: 84, description: 'Weapon attack' })
  watk: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Magic attack' })
  matk: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Weapon defense' })
  wdef: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Magic defense' })
  mdef: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Accuracy' })
  acc: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Avoidability' })
  avoid: number;

  @ApiProperty({ type: 'integer', example: 0 })
  speed: number;

  @ApiProperty({ type: 'integer', example: 0 })
  jump: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Upgrade slots that are left' })
  slots: number;

  @ApiProperty({ type: 'integer', example: 5, description: 'Scrolls that succeeded' })
  upgrades: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Hammers used' })
  vicious: number;
}

/** One line of goods. */
export class StoreItemDto {
  @ApiProperty({
    type: 'integer',
    example: 311,
    description:
      "Tells the lines of one answer apart: the game's row, or the place in the store. Never to keep: the game writes its rows again at every change",
  })
  inventorymerchantid: number;

  @ApiProperty({ type: 'integer', example: 1302000 })
  itemId: number;

  @ApiProperty({ example: 'Ferry Oar', description: '`Item {id}` while the game files are not imported' })
  itemName: string;

  @ApiProperty({
    enum: ITEM_TYPES,
    nullable: true,
    example: 'equipment',
    description: 'Null for an id of no category',
  })
  itemType: ItemType | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 250_000,
    description: 'Mesos a bundle; null where the source does not know it',
  })
  price: number | null;

  @ApiProperty({ type: 'integer', example: 3, description: 'Bundles that are left' })
  bundles: number;

  @ApiProperty({ type: 'integer', example: 100, description: 'Pieces of one bundle' })
  quantity: number;

  @ApiProperty({ type: () => StoreItemStatsDto, nullable: true, description: 'Null for all but equipment' })
  stats: StoreItemStatsDto | null;
}

/** Where an answer comes from and how old it is. */
export class SourcedDto {
  @ApiProperty({
    enum: SOURCES,
    example: 'live',
    description: '`live`: the running game said so; `database`: as it was recorded or saved last',
  })
  source: Source;

  @ApiProperty({
    type: 'integer',
    example: 1_767_225_600_000,
    description: 'Since when this is known, epoch ms',
  })
  asOf: number;
}

/** Where an answer comes from, and how many stores are open in all, whatever it was asked for. */
export class MarketDto extends SourcedDto {
  @ApiProperty({ type: 'integer', example: 120, description: 'Open stores in all rooms' })
  storeCount: number;
}

export class StorePreviewDto {
  @ApiProperty({ type: 'integer', example: 1302000 })
  itemId: number;

  @ApiProperty({ example: 'Ferry Oar' })
  itemName: string;
}

/** An open store in a list, with a look at what it has. */
export class OpenStoreDto extends StoreDto {
  @ApiProperty({
    type: () => [StorePreviewDto],
    maxItems: MAX_PREVIEWS,
    description: 'Its dearest goods, each item once; equipment first where prices are unknown',
  })
  preview: StorePreviewDto[];
}

export class StoreRoomDto {
  @ApiProperty({ type: 'integer', example: 4, description: 'FM4 is the map 910000004' })
  room: number;

  @ApiProperty({ type: 'integer', example: 6 })
  stores: number;
}

export class OpenStoresDto extends MarketDto {
  @ApiProperty({ type: () => [OpenStoreDto] })
  stores: OpenStoreDto[];

  @ApiProperty({
    type: () => [StoreRoomDto],
    description: 'Rooms with open stores; none where the source does not know them',
  })
  rooms: StoreRoomDto[];

  @ApiProperty({ type: () => DatabasePaginationDto })
  pagination: DatabasePaginationDto;
}

export class StoreItemsDto extends MarketDto {
  @ApiProperty({ type: () => StoreDto })
  store: StoreDto;

  @ApiProperty({ type: () => [StoreItemDto] })
  items: StoreItemDto[];
}
